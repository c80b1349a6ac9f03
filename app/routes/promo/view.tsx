import { Form } from "@remix-run/react";
import { LabelBadge } from "../../features/support/ticket-state.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { fontSize, shadow, space, surface, ui } from "../../ui/styled.ts";
import type { PromoView } from "./load.server.ts";
import { texts } from "./texts.ts";

/** Two parts with a dashed line, like a voucher to tear off. */
const Coupon = ui("div", "Coupon")`
  ${surface}
  box-shadow: ${shadow.middle};

  > * { padding: ${space.l}; }
  > div:first-child { display: grid; justify-items: start; gap: ${space.s}; }
  > * + * { border-top: 2px dashed var(--boundary); }
  small { display: block; color: var(--muted); font-size: ${fontSize.s}; }
  > div:first-child strong { display: block; color: var(--main-text); font-size: ${fontSize.xxl}; line-height: 1.2; overflow-wrap: anywhere; }
  code { font: inherit; font-size: ${fontSize.xl}; font-weight: 650; letter-spacing: 0.06em; overflow-wrap: anywhere; }
  &[data-over] > div:first-child strong { color: var(--muted); }
`;

export function PromoPage({ promo }: { promo: PromoView }) {
  const t = useTexts(texts);
  const { summary, isBusy } = useFormReply();
  const { title, description, gives, label, state, until, zone, messages } = promo;
  const isLost = state === "over" || state === "rejected";
  return (
    <Page $width="reading">
      <PageHeader
        title={title}
        back={messages ? { to: messages, label: t("messages") } : undefined}
      >
        {description}
      </PageHeader>
      <ErrorSummary {...summary} />
      <Coupon data-over={isLost ? "" : undefined}>
        <div>
          {state !== "over" && <LabelBadge label={label} />}
          <p>
            {!isLost && <small>{t("gives")}</small>}
            <strong>{gives}</strong>
          </p>
          <p>{t(state === "over" ? "until_past" : "until", { until, zone })}</p>
        </div>
        <NextStep promo={promo} isBusy={isBusy} />
      </Coupon>
    </Page>
  );
}

function NextStep({ promo, isBusy }: { promo: PromoView; isBusy: boolean }) {
  const t = useTexts(texts);
  const { state, use, here, newTicket, idempotencyKey } = promo;
  if (state === "open") {
    return (
      <Stack as={Form} id="redeem" method="post" $gap="s">
        <input type="hidden" name="key" value={idempotencyKey} />
        <Button icon="gift" busy={isBusy} wide>
          {t("redeem")}
        </Button>
        <small>{t("redeem_hint")}</small>
      </Stack>
    );
  }
  if (state === "ready") {
    return (
      use && (
        <Stack $gap="s">
          <p>
            <small>{t("code")}</small>
            <code>{use.code}</code>
          </p>
          <ButtonLink icon="taxi" to={use.to} wide>
            {t("use")}
          </ButtonLink>
        </Stack>
      )
    );
  }
  return (
    <Stack $gap="s">
      <Notice kind={state === "waiting" ? "info" : "warning"} title={t(state)}>
        {t(`${state}_hint`)}
      </Notice>
      {state !== "rejected" && state !== "over" && (
        <ButtonLink kind="secondary" icon="refresh" to={here} wide>
          {t("look_again")}
        </ButtonLink>
      )}
      {newTicket && (
        <ButtonLink kind="secondary" icon="life-buoy" to={newTicket} wide>
          {t("new_ticket")}
        </ButtonLink>
      )}
    </Stack>
  );
}
