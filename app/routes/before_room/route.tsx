import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { toLinks } from "../../features/content/content-page.server.ts";
import { texts as menuTexts } from "../../features/frame/menu-texts.ts";
import { groupPhone } from "../../i18n/phones.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { readBackPath } from "../../request/back-path.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { mayEnter } from "../../session/access.ts";
import { listNavLinks } from "../../session/menu.ts";
import { ownWordsOf } from "../../tenant/own-words.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Features, Steps } from "../../ui/data/steps.tsx";
import { TagList } from "../../ui/data/tag-list.tsx";
import { Hero, patternOf } from "../../ui/layout/hero.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { FootLinks } from "../../ui/navigation/link-list.tsx";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** The brand's home page for anonymous visitors. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "before_room");
  const { brand, user, siteDomain, language } = context;
  const back = readBackPath(new URL(args.request.url).searchParams.get("back"));
  const t = createTranslate(menuTexts, language);
  const navLinks = user
    ? listNavLinks(context, ["hotel_home", "request", "panel", "bookings"])
    : [];
  return {
    brandName: brand.name,
    own: ownWordsOf(brand, language),
    pattern: patternOf(brand.id),
    phone: groupPhone(brand),
    extras: brand.extras,
    userName: user?.name,
    navLinks: navLinks.map(({ screen, href }) => ({ to: href, label: t(screen) })),
    loginPath: pathTo("login", { query: { back }, siteDomain }),
    registerPath: mayEnter("register", context) ? pathTo("register", { siteDomain }) : undefined,
    hasHotels: brand.features.hotel,
    links: toLinks(context),
  };
}

export default function BeforeRoom() {
  const room = useLoaderData<typeof loader>();
  const t = useTexts(texts);
  const steps = [
    { icon: "map-pin", title: t("where"), text: t("where_text") },
    { icon: "tag", title: t("price"), text: t("price_text") },
    { icon: "taxi", title: t("follow"), text: t("follow_text") },
  ] as const;
  const features = [
    { icon: "calendar", title: t("book"), text: t("book_text") },
    { icon: "star", title: t("places"), text: t("places_text") },
    { icon: "briefcase", title: t("companies"), text: room.own.companies ?? t("companies_text") },
    ...(room.hasHotels
      ? ([{ icon: "bell", title: t("hotels"), text: room.own.hotels ?? t("hotels_text") }] as const)
      : []),
  ] as const;
  const anonymousLinks = [
    { to: room.loginPath, label: t("log_in") },
    ...(room.registerPath ? [{ to: room.registerPath, label: t("sign_up") }] : []),
  ];
  return (
    <>
      <Hero
        pattern={room.pattern}
        aside={
          <Card>
            <Steps steps={steps} />
          </Card>
        }
      >
        <Stack $gap="l">
          <h1>{room.own.welcome ?? t("welcome", { brand: room.brandName })}</h1>
          <p data-lead="">{room.own.promise ?? t("promise")}</p>
          {room.userName && <p>{t("logged_in", { name: room.userName })}</p>}
          <Cluster>
            {(room.userName ? room.navLinks : anonymousLinks).map(({ to, label }, at) => (
              <ButtonLink key={to} to={to} kind={at === 0 ? "primary" : "secondary"}>
                {label}
              </ButtonLink>
            ))}
          </Cluster>
          {room.phone && (
            <p>
              <a href={room.phone.href}>{t("call", { phone: room.phone.text })}</a>
            </p>
          )}
        </Stack>
      </Hero>
      <Page>
        <Stack $gap="xl">
          <Stack as="section" $gap="l">
            <h2>{t("besides")}</h2>
            <Features features={features} />
          </Stack>
          {room.extras.length > 0 && (
            <Stack as="section">
              <h2>{t("extras")}</h2>
              <TagList tags={room.extras} />
            </Stack>
          )}
          <FootLinks label={t("more", { brand: room.brandName })} links={room.links} />
        </Stack>
      </Page>
    </>
  );
}
