import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { Button } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Page, Unscripted } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { fontSize, onPhone, radius, shadow, space, ui } from "../../ui/styled.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { loadReceipt } from "./load-receipt.server.ts";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "history");
  return loadReceipt(new URL(args.request.url).searchParams, context);
}

/** A sheet of paper on the screen; in print only its text. */
const Sheet = ui("article", "ReceiptSheet")`
  display: grid;
  gap: ${space.l};
  padding: ${space.xl};
  border: 1px solid var(--border);
  border-top: 0.375rem solid var(--main);
  border-radius: ${radius.m};
  background: var(--surface);
  box-shadow: ${shadow.middle};
  overflow-wrap: anywhere;
  ${onPhone} { padding: ${space.m}; }

  > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space.m}; }
  > header img { max-width: 12rem; max-height: 4rem; }
  address { display: grid; font-style: normal; a, span { color: var(--muted); } }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.m};
    padding: ${space.m} 0;
    border-block: 2px solid var(--text);
    font-size: ${fontSize.l};
    strong { font-size: ${fontSize.xl}; font-variant-numeric: tabular-nums; }
  }
  > footer { color: var(--muted); font-size: ${fontSize.s}; }

  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;
    break-inside: avoid;
    dl > div { padding: ${space.xxs} 0; }
  }
`;

export default function Receipt() {
  const { brand, id, customer, details, fare, issued, back } = useLoaderData<typeof loader>();
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  return (
    <Page $width="reading">
      <PageHeader
        title={t("title")}
        back={{ to: back, label: t("back", { id: `${id}` }) }}
        actions={
          isHydrated && (
            <Button type="button" icon="print" onClick={() => window.print()}>
              {t("print")}
            </Button>
          )
        }
      >
        <Unscripted as="span">{t("how_to_print")}</Unscripted>
      </PageHeader>
      <Sheet className="paper">
        <header>
          {brand.logo ? <img src={brand.logo} alt="" /> : null}
          <address>
            <strong>{brand.name}</strong>
            {brand.phone && <a href={brand.phone.href}>{brand.phone.text}</a>}
            <span>{brand.site}</span>
          </address>
        </header>
        <DescriptionList items={[{ term: t("customer"), detail: customer }, ...details]} />
        <p>
          <span>{t("total")}</span> <strong>{fare ?? t("no_fare")}</strong>
        </p>
        <footer>
          {t("issued", { when: issued })} {t("no_invoice")}
        </footer>
      </Sheet>
    </Page>
  );
}
