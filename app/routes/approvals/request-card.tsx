import { Form, Link } from "@remix-run/react";
import type { RequestView } from "../../features/approvals/load-approvals.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { fontSize, space, surface, ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

const Item = ui("li", "ApprovalRequest")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding: ${space.m};
  overflow-wrap: anywhere;
  ${surface}

  h3 { font-size: ${fontSize.m}; }
  p { color: var(--muted); font-size: ${fontSize.s}; }
  p strong { color: var(--text); }
`;

const tones: Record<RequestView["state"], BadgeTone> = {
  waiting: "warning",
  ordering: "info",
  approved: "success",
  refused: "danger",
  taken_back: "neutral",
  stopped: "danger",
  expired: "neutral",
};

type Props = { request: RequestView; isManager: boolean };

/** One employee's request: what is wanted, which rules it breaks, and what became of it. */
export function RequestCard({ request, isManager }: Props) {
  const t = useTexts(texts);
  const { id, state, employee, traveller, from, to, when, until, asked, fare, broken } = request;
  const { by, decidedAt, reason, trip } = request;
  return (
    <Item aria-labelledby={`request-${id}`}>
      <Cluster $gap="xs">
        <h3 id={`request-${id}`}>{isManager ? employee : (when ?? t("now"))}</h3>
        <Badge tone={tones[state]}>{t(state)}</Badge>
      </Cluster>
      <p>
        <strong>{to ? t("from_to", { from, to }) : t("from", { from })}</strong>
      </p>
      <p>
        {isManager && `${when ?? t("now")} · `}
        {traveller !== "" && traveller !== employee && `${traveller} · `}
        {fare ? t("fare", { fare }) : t("no_fare")}
      </p>
      <p>{broken.join(" ")}</p>
      <p>
        {t("asked", { when: asked })} {state === "waiting" && t("until", { until })}
      </p>
      {by && decidedAt && state !== "waiting" && <p>{t("by", { by, when: decidedAt })}</p>}
      {reason && <p>{reason}</p>}
      {trip && (
        <p>
          {trip.href ? (
            <Link to={trip.href}>{t("trip", { trip: trip.id })}</Link>
          ) : (
            t("trip", { trip: trip.id })
          )}
        </p>
      )}
      {isManager && <Decision request={request} />}
      {request.isOwn && state === "waiting" && (
        <Form method="post" preventScrollReset>
          <HiddenFields values={{ form: "take_back", id }} />
          <Button kind="secondary" compact>
            {t("take_back")}
          </Button>
        </Form>
      )}
    </Item>
  );
}

/** A manager whose order is not confirmed yet presses again: it stays one taxi. */
function Decision({ request }: Pick<Props, "request">) {
  const t = useTexts(texts);
  const { field, typed } = useFormReply({ form: "refuse" });
  const { id, state, employee, isByMe } = request;
  const mayPress = state === "waiting" || (state === "ordering" && isByMe);
  if (!mayPress) return null;
  const about = <span className="visually-hidden">{employee}</span>;
  return (
    <Stack $gap="s">
      <Form method="post" preventScrollReset>
        <HiddenFields values={{ form: "approve", id }} />
        <Button icon="check">
          {t("approve")} {about}
        </Button>
      </Form>
      {state === "waiting" && (
        <Form method="post" preventScrollReset>
          <HiddenFields values={{ form: "refuse", id }} />
          <Stack $gap="xs">
            <TextField
              label={t("reason")}
              maxLength={200}
              optional
              // Every request has this form, and the reply is to one of them.
              {...(typed("id") === id ? field("reason") : { name: "reason" })}
              id={`reason-${id}`}
            />
            <div>
              <Button kind="secondary" compact>
                {t("refuse")} {about}
              </Button>
            </div>
          </Stack>
        </Form>
      )}
    </Stack>
  );
}
