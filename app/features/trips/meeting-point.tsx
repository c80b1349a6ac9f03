import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { fontSize, oneLine, onPhone, radius, space, ui } from "../../ui/styled.ts";
import { texts } from "./meeting-point-texts.ts";
import type { TaxiView } from "./trip-views.server.ts";

const Box = ui("section", "MeetingPoint")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  padding: ${space.m};
  border: 1px solid var(--border);
  border-radius: ${radius.m};
  background: var(--surface);

  > div { display: grid; gap: ${space.xxs}; flex: 1 1 9rem; min-width: 0; }
  small { color: var(--muted); font-size: ${fontSize.xs}; font-weight: 600; }
  strong { font-size: ${fontSize.l}; font-weight: 650; line-height: 1.3; }
  p { color: var(--muted); }
  > [data-place] { flex-basis: 100%; padding-bottom: ${space.s}; border-bottom: 1px solid var(--border); }
  ${onPhone} { > a { flex: 1 1 100%; } }
  [data-plate] {
    margin-inline-end: ${space.xs};
    padding: 0 ${space.xs};
    border: 1px solid var(--boundary);
    border-radius: ${radius.s};
    color: var(--text);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    display: inline-block;
    max-width: 10rem;
    vertical-align: bottom;
    ${oneLine}
  }
`;

export function MeetingPoint({ place, taxi }: { place: string; taxi: TaxiView }) {
  const t = useTexts(texts);
  const { driver, plate, model, avatar, phone, etaMinutes } = taxi;
  return (
    <Box aria-label={t("meeting_point")}>
      <h2 className="visually-hidden">{t("meeting_point")}</h2>
      <div data-place="">
        <small aria-hidden="true">{t("meeting_point")}</small>
        <strong>{place}</strong>
      </div>
      <Avatar name={driver} image={avatar} large />
      <div>
        <small>{t("driver")}</small>
        <strong>{driver}</strong>
        <p data-line="">
          <span className="visually-hidden">{t("plate")}: </span>
          <span data-plate="">{plate}</span>
          <span className="visually-hidden">{t("model")}: </span>
          <span>{model}</span>
        </p>
        {etaMinutes !== null && (
          <p>{etaMinutes > 0 ? t("there_in", { count: etaMinutes }) : t("there_now")}</p>
        )}
      </div>
      {phone && (
        <ButtonLink kind="secondary" icon="phone" to={phone.href}>
          <span className="visually-hidden">{t("call_driver", { driver })}: </span>
          {phone.text}
        </ButtonLink>
      )}
    </Box>
  );
}
