import { Link, useLoaderData } from "@remix-run/react";
import type { Deferred } from "../../deferred.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { useOutcome } from "../../ui/deferred-part.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { fontSize, onPhone, space, ui } from "../../ui/styled.ts";
import { AtAGlance } from "../at-a-glance/at-a-glance.tsx";
import { FareDialog } from "../fares/fare-dialogs.tsx";
import { findCard } from "../fares/find-card.ts";
import { texts } from "../order-draft/texts.ts";
import { EditForm } from "../orders/edit/edit-form.tsx";
import { PlacedOrder } from "../orders/trip-page/placed-order.tsx";
import { PaymentMethodsDialog } from "../payment/payment-methods.tsx";
import { NamingPrompt } from "../places/favourite/naming-prompt.tsx";
import { isFinal } from "../trips/trip-status.ts";
import { ConfirmOrder } from "./confirm-order.tsx";
import type {
  FoundRequest,
  loadRequest,
  RequestForm as RequestFormView,
  RequestPage,
} from "./load-request.server.ts";
import { nothingFound } from "./nothing-found.ts";
import { RequestFields } from "./request-fields.tsx";

const Header = ui("header", "RequestHeader")`
  display: grid;
  gap: ${space.xxs};

  p { color: var(--muted); }
  h1 { overflow-wrap: anywhere; }
  a[href^="tel:"] { white-space: nowrap; }
  /* What is to be filled in comes first. */
  ${onPhone} {
    h1 { font-size: ${fontSize.xl}; }
    p { font-size: ${fontSize.s}; }
  }
`;

/**
 * The screen of all its routes: the form for a taxi, or the order that it has sent. The page of an order has no form, so one press too
 * many orders nothing.
 */
export function RequestRoute() {
  const page = useLoaderData<typeof loadRequest>();
  const t = useTexts(texts);
  const { brand, here } = page;
  const { phone } = brand;
  if (page.edit) return <EditForm key={page.edit.id} view={page.edit} />;
  return (
    <Page>
      <Header>
        <h1>{sayHeading(page, t)}</h1>
        <p>
          {t("with_brand", { brand: brand.name })}{" "}
          {phone && <a href={phone.href}>{t("call", { phone: phone.text })}</a>}
        </p>
        {page.others && !page.placed && (
          <Cluster as="p" $gap="s">
            <Link to={page.others.table}>{t("from_table")}</Link>
            <Link to={page.others.links}>{t("by_link")}</Link>
          </Cluster>
        )}
      </Header>
      {page.month && <AtAGlance month={page.month} underWay={page.underWay} />}
      {page.placed ? (
        <PlacedOrder placed={page.placed} brand={brand} here={here} again={page.again} />
      ) : (
        <RequestForm form={page.form} found={page.found} />
      )}
    </Page>
  );
}

function sayHeading(
  { placed, found, isPerson, name }: RequestPage,
  t: ReturnType<typeof useTexts<typeof texts>>,
): string {
  if (placed) return t("your_taxi", { name });
  // The question comes with the page, and not late.
  if (found && "isToConfirm" in found && found.isToConfirm) return t("title");
  return isPerson ? t("where_to", { name }) : name;
}

function RequestForm({ form, found }: { form: RequestFormView; found: Deferred<FoundRequest> }) {
  const { outcome, isPending } = useOutcome(found);
  const view = {
    ...form,
    ...(outcome?.state === "arrived" ? outcome.value : nothingFound(form)),
  };
  const { address, dialog, payment } = view;
  if (view.isToConfirm) {
    return <ConfirmOrder view={view} />;
  }
  const paid = findCard(view.fares, view.draft.group);
  const explained = view.fares.cards.find(({ groupId }) => dialog.name === `fare-${groupId}`);
  return (
    <>
      {explained && dialog.fareDetails && (
        <FareDialog
          card={explained}
          details={dialog.fareDetails}
          // The user has opened the fare of another group from the list of all groups.
          closeTo={explained === paid ? address : `${address}&dialog=fares`}
        />
      )}
      {dialog.naming && <NamingPrompt {...dialog.naming} closeTo={dialog.closeTo} />}
      {dialog.name === "payment" && payment && (
        <PaymentMethodsDialog
          payment={payment}
          group={paid?.group ?? view.brand}
          action={payment.action}
          back={payment.backTo}
          closeTo={address}
        />
      )}
      <RequestFields
        view={view}
        form={form}
        found={found}
        wait={isPending ? (outcome ? "newer" : "first") : undefined}
      />
    </>
  );
}

/** A form does not change by itself; a placed order does until its trip has ended. */
export function isPlacedLive(data: unknown): boolean {
  const page = data as RequestPage | undefined;
  const placed = page?.placed;
  if (!placed) return false;
  if (placed.kind === "not_here" || placed.kind === "lost") return false;
  return placed.kind !== "trip" || !isFinal(placed.trip.status);
}
