import type { Brand } from "../../api/configuration.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import type { Choice } from "./choice.ts";
import { Gallery } from "./gallery.tsx";
import { texts } from "./texts.ts";

/** What a customer sees of a draft. */
export function PreviewPage(gallery: { base: string; brand: Brand; choice: Choice }) {
  const t = useTexts(texts);
  return (
    <Page>
      <Stack as="main" $gap="l">
        <PageHeader title={gallery.brand.name}>{t("intro")}</PageHeader>
        <Gallery {...gallery} />
      </Stack>
    </Page>
  );
}
