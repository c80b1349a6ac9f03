import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { groupPhone } from "../../i18n/phones.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { isHotelDesk, landingPath } from "../../session/access.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Steps } from "../../ui/data/steps.tsx";
import { Hero, patternOf } from "../../ui/layout/hero.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** The start page of a front desk's tablet; a desk that is logged in is redirected to its board. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "hotelcab");
  const { brand, user, siteDomain } = context;
  const desk = pathTo("hotel_home", { siteDomain });
  if (isHotelDesk(context)) throw redirect(desk);
  return {
    brandName: brand.name,
    pattern: patternOf(brand.id),
    phone: groupPhone(brand),
    userName: user?.name,
    home: landingPath(context),
    login: pathTo("login", { query: { back: desk }, siteDomain }),
  };
}

export default function Hotelcab() {
  const { brandName, pattern, phone, userName, home, login } = useLoaderData<typeof loader>();
  const t = useTexts(texts);
  const steps = [
    { icon: "bell", title: t("press"), text: t("press_text") },
    { icon: "taxi", title: t("plate"), text: t("plate_text") },
    { icon: "eye", title: t("watch"), text: t("watch_text") },
  ] as const;
  return (
    <Hero
      pattern={pattern}
      aside={
        <Card>
          <Steps steps={steps} />
        </Card>
      }
    >
      <Stack $gap="l">
        <h1>{t("welcome")}</h1>
        <p data-lead="">{t("promise", { brand: brandName })}</p>
        {userName && <p>{t("not_a_desk", { name: userName })}</p>}
        <Cluster>
          {userName ? (
            <ButtonLink to={home}>{t("home")}</ButtonLink>
          ) : (
            <ButtonLink to={login} icon="bell">
              {t("open")}
            </ButtonLink>
          )}
        </Cluster>
        {phone && (
          <p>
            <a href={phone.href}>{t(userName ? "call_member" : "call", { phone: phone.text })}</a>
          </p>
        )}
      </Stack>
    </Hero>
  );
}
