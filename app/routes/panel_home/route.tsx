import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { screenTitle } from "../../http/screen-title.ts";
import { enter } from "../../http/visit.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const { brand, user } = await enter(args, "panel_home");
  return { name: user.name, brand: brand.name, phone: brand.phone };
}

export default function PanelHome() {
  const t = useTexts(texts);
  const { name, brand, phone } = useLoaderData<typeof loader>();
  return (
    <Page $width="reading">
      <Stack>
        <h1>{t("hello", { name })}</h1>
        {phone && (
          <p>
            <a href={`tel:${phone}`}>{t("call", { brand, phone })}</a>
          </p>
        )}
      </Stack>
    </Page>
  );
}
