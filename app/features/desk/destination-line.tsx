import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { fontSize, radius, space, ui } from "../../ui/styled.ts";
import type { FareCard } from "../fares/fares.server.ts";
import { texts as fareTexts } from "../fares/texts.ts";
import { texts } from "./texts.ts";

const Box = ui("div", "DestinationLine")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  padding: ${space.m};
  border: 2px solid var(--main-edge);
  border-radius: ${radius.m};
  background: var(--main-tint);

  > svg { flex: none; color: var(--main-text); }
  > p { flex: 1 1 min(20rem, 100% - 3rem); min-width: 0; font-size: ${fontSize.l}; font-weight: 650; }
  small { display: block; color: var(--muted); font-size: ${fontSize.s}; font-weight: 400; }
  > strong { font-size: ${fontSize.xxl}; font-weight: 750; white-space: nowrap; font-variant-numeric: tabular-nums; }
`;

/** The destination and its fare, as the desk tells the guest. */
export function DestinationLine({
  name,
  changeTo,
  leaving,
  fare,
}: {
  /** Undefined if the guest tells the driver. */
  name?: string;
  changeTo?: string;
  /** The form whose values the panel keeps while the user chooses. */
  leaving?: { form: string; to: string };
  fare?: Pick<FareCard, "kind" | "price">;
}) {
  const t = useTexts(texts);
  const ofFares = useTexts(fareTexts);
  const change = t(name === undefined ? "choose_destination" : "change");
  return (
    <Box>
      <Icon name="map-pin" size="1.75rem" />
      <p>
        <small>{t("destination")}</small>
        {name ?? t("to_driver")}
      </p>
      {fare && (
        <strong>
          <span className="visually-hidden">{t("price")}: </span>
          {fare.price}
          <small>{ofFares(fare.kind)}</small>
        </strong>
      )}
      {changeTo && (
        <ButtonLink kind="secondary" to={changeTo}>
          {change}
        </ButtonLink>
      )}
      {leaving && (
        <>
          {/* The first button of a form is the one that Enter presses in its fields. */}
          <button type="submit" form={leaving.form} hidden />
          <Button kind="secondary" form={leaving.form} formAction={leaving.to} name="leaving">
            {change}
          </Button>
        </>
      )}
    </Box>
  );
}
