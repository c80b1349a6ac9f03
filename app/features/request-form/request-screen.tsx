import { useTexts } from "../../i18n/use-texts.ts";
import { Page } from "../../ui/layout/layout.tsx";
import { fontSize, onPhone, space, ui } from "../../ui/styled.ts";
import { texts } from "../order-draft/texts.ts";
import { EditForm } from "../orders/edit/edit-form.tsx";
import { PlacedOrder } from "../orders/trip-page/placed-order.tsx";
import type { RequestPage } from "./load-request.server.ts";
import { RequestForm } from "./request-form.tsx";

const Header = ui("header", "RequestHeader")`
  display: grid;
  gap: ${space.xxs};

  p { color: var(--muted); }
  h1 { overflow-wrap: anywhere; }
  a { white-space: nowrap; }
  /* What is to be filled in comes first. */
  ${onPhone} {
    h1 { font-size: ${fontSize.xl}; }
    p { font-size: ${fontSize.s}; }
  }
`;

/**
 * The form for a taxi, or the order that it has sent. The page of an order has no form, so one press too
 * many orders nothing.
 */
export function RequestScreen({ page }: { page: RequestPage }) {
  const t = useTexts(texts);
  const { name, brand, here } = page;
  const { phone } = brand;
  if (page.edit) return <EditForm key={page.edit.id} view={page.edit} />;
  return (
    <Page>
      <Header>
        <h1>{t(page.placed ? "your_taxi" : "where_to", { name })}</h1>
        <p>
          {t("with_brand", { brand: brand.name })}{" "}
          {phone && <a href={phone.href}>{t("call", { phone: phone.text })}</a>}
        </p>
      </Header>
      {page.placed ? (
        <PlacedOrder placed={page.placed} brand={brand} here={here} again={page.again} />
      ) : (
        <RequestForm view={page.form} />
      )}
    </Page>
  );
}
