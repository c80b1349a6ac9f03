import { Form, Link } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { fontSize, space, surface, ui } from "../../ui/styled.ts";
import type { LinkView } from "./load-links.server.ts";
import { texts } from "./texts.ts";

const List = ui("ul", "ReadyLinks")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s} ${space.l};
    padding: ${space.m};
    ${surface}
  }
  li > div:first-child { flex: 1 1 18rem; min-width: 0; overflow-wrap: anywhere; }
  h3 { font-size: ${fontSize.m}; }
  p { color: var(--muted); font-size: ${fontSize.s}; }
`;

const tones: Record<LinkView["state"], BadgeTone> = {
  open: "success",
  used: "info",
  expired: "neutral",
  taken_back: "neutral",
  unsure: "warning",
};

/** Links that order a taxi, each with its state and, while it is open, a button to take it back. */
export function LinkList({
  links,
  action,
  toTrip,
}: {
  links: LinkView[];
  /** The screen that takes links back. */
  action: string;
  toTrip?: string;
}) {
  return (
    <List>
      {links.map((link) => (
        <LinkRow key={link.id} {...{ link, action, toTrip }} />
      ))}
    </List>
  );
}

function LinkRow({
  link,
  action,
  toTrip,
}: {
  link: LinkView;
  action: string;
  toTrip: string | undefined;
}) {
  const t = useTexts(texts);
  const { id, state, label, from, to, limit, until, ended, pressed, stopped, href, tripId } = link;
  return (
    <li>
      <div>
        <Cluster $gap="xs">
          <h3>{label}</h3>
          <Badge tone={tones[state]}>{t(state)}</Badge>
        </Cluster>
        <p>{to ? t("from_to", { from, to }) : t("from", { from })}</p>
        <p>
          {state === "open"
            ? t("until", { until, limit })
            : state !== "unsure" && t(`${state}_when`, { when: ended })}
        </p>
        {pressed && (
          <p>
            <strong>{t("unsure_when", { when: pressed })}</strong>
          </p>
        )}
        {stopped && state !== "used" && !pressed && (
          <p>
            <strong>{t(stopped.why, { when: stopped.when, fare: stopped.fare, limit })}</strong>
          </p>
        )}
      </div>
      <Cluster $gap="xs">
        {state === "open" && (
          <>
            <ButtonLink kind="secondary" icon="qr-code" compact to={href}>
              {t("show")} <span className="visually-hidden">{label}</span>
            </ButtonLink>
            <Form method="post" action={action} preventScrollReset>
              <HiddenFields values={{ form: "take_back", id }} />
              <Button kind="secondary" compact>
                {t("take_back")} <span className="visually-hidden">{label}</span>
              </Button>
            </Form>
          </>
        )}
        {toTrip && tripId !== undefined && (
          <Link to={`${toTrip}${toTrip.includes("?") ? "&" : "?"}trip=${tripId}`}>
            {t("trip", { id: `${tripId}` })}
          </Link>
        )}
      </Cluster>
    </li>
  );
}
