import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useDeferred } from "../../ui/deferred-part.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { fontSize, radius, shadow, space, ui } from "../../ui/styled.ts";
import { RequestFailedAlert } from "../order-taxi/request-failed-alert.tsx";
import { dateErrorField } from "./desk-fields.tsx";
import type { DeskFormPage } from "./load-desk-form.server.ts";
import { texts } from "./texts.ts";

const Press = ui("div", "DeskPress")`
  position: sticky;
  z-index: 5;
  bottom: ${space.s};
  /* What scrolls under the button does not touch it. */
  margin-inline: calc(-1 * ${space.s});
  padding: ${space.s};
  border: 1px solid var(--border);
  border-radius: ${radius.l};
  background: var(--raised);
  box-shadow: ${shadow.middle};
  .button { min-height: 4.5rem; font-size: ${fontSize.xl}; }
  /* On an enlarged page, the bar would cover everything else. */
  @media (max-height: 480px) { position: static; }
`;

/** The button covers no field that gets the focus. */
const Fields = ui("div", "DeskFields")`
  :is(input, select, textarea, a) { scroll-margin-bottom: 7rem; }
`;

/** Sends the order once, however often its button is pressed. */
export function DeskForm({
  page,
  press,
  quotedFare,
  children,
}: {
  page: DeskFormPage;
  press: "order_now" | "order_later";
  quotedFare?: string;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const names = ["guest", "room", "reference", "passengers", "vehicles", "notes"] as const;
  const labels = Object.fromEntries(names.map((name) => [name, t(name)]));
  const { summary, typed } = useFormReply({ labels });
  const { state, formMethod, formData } = usePending();
  const isSending = state !== "idle" && formMethod === "POST" && !formData?.has("leaving");
  const { address } = page.destination;
  const ofDate = dateErrorField({ day: typed("day"), time: typed("time") });
  const errors = summary.errors.map((error) =>
    error.fieldId === "date" ? { ...error, fieldId: ofDate } : error,
  );
  return (
    <Form method="post" id="desk-order" noValidate>
      <input type="hidden" name="key" value={typed("key") || page.key} />
      <input type="hidden" name="account" value={page.account} />
      {address && (
        <>
          <input type="hidden" name="to" value={address.name} />
          <input type="hidden" name="to_lat" value={address.latitude} />
          <input type="hidden" name="to_lng" value={address.longitude} />
        </>
      )}
      {quotedFare !== undefined && <input type="hidden" name="quoted_fare" value={quotedFare} />}
      <Stack $gap="l">
        <RequestFailedAlert occasion={summary.occasion} errors={errors} />
        <Fields>
          <Card>
            <Stack $gap="l">{children}</Stack>
          </Card>
        </Fields>
        <Press>
          <Button icon={press === "order_now" ? "taxi" : "calendar"} wide busy={isSending}>
            {t(isSending ? "requesting" : press)}
          </Button>
        </Press>
      </Stack>
    </Form>
  );
}

const Head = ui("header", "DeskHead")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};

  h2 { font-size: ${fontSize.xxl}; }
  p { color: var(--muted); font-size: ${fontSize.l}; }
`;

/** A form of the desk, with the pickup of its taxis and a link back to the board. */
export function DeskPage({
  page,
  title,
  children,
}: {
  page: DeskFormPage;
  title: string;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const { paths } = page;
  const desk = useDeferred(page.desk);
  return (
    <Page $width="reading">
      <Head>
        <div>
          <h2>{title}</h2>
          {(!desk || desk.pickup) && <p>{t("pickup", { address: desk?.pickup ?? "…" })}</p>}
        </div>
        <ButtonLink kind="secondary" icon="arrow-left" to={paths.board}>
          {t("back")}
        </ButtonLink>
      </Head>
      {desk?.problem ? (
        <Notice kind="warning" title={desk.problem}>
          {t("no_address_hint")}{" "}
          <ButtonLink kind="secondary" icon="star" to={paths.favourites}>
            {t("favourites")}
          </ButtonLink>
        </Notice>
      ) : (
        children
      )}
    </Page>
  );
}
