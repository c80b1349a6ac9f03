import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { groupPhone } from "../../i18n/phones.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** A desk's logout ends here, one press away from logging in again. */
export async function loader(args: LoaderFunctionArgs) {
  const { brand, siteDomain } = await requireScreen(args, "hotelcab_closed");
  return {
    phone: groupPhone(brand),
    open: pathTo("hotelcab", { siteDomain }),
  };
}

export default function HotelcabClosed() {
  const t = useTexts(texts);
  const { phone, open } = useLoaderData<typeof loader>();
  return (
    <Page $width="form">
      <EmptyState
        heading="h1"
        icon="bell"
        title={t("title")}
        action={
          <Cluster $justify="center">
            <ButtonLink to={open} icon="log-in">
              {t("open")}
            </ButtonLink>
            {phone && (
              <a className="button" data-kind="secondary" href={phone.href}>
                {t("call", { phone: phone.text })}
              </a>
            )}
          </Cluster>
        }
      >
        {t("hint")}
      </EmptyState>
    </Page>
  );
}
