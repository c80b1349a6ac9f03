import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Page, Unscripted } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { Receipt } from "./load-receipt.server.ts";
import { Sheet } from "./sheet.ts";
import { texts } from "./texts.ts";

/** A printable receipt. */
export function ReceiptView({ brand, id, customer, details, fare, issued, back }: Receipt) {
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
