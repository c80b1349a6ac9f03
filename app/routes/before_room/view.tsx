import type { PhoneLink } from "../../i18n/phones.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Features, Steps } from "../../ui/data/steps.tsx";
import { TagList } from "../../ui/data/tag-list.tsx";
import { Hero, type HeroPattern } from "../../ui/layout/hero.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { FootLinks, type ListedLink } from "../../ui/navigation/link-list.tsx";
import { texts } from "./texts.ts";

export function BeforeRoomView(room: {
  brandName: string;
  pattern: HeroPattern;
  phone: PhoneLink | null;
  extras: string[];
  userName: string | undefined;
  /** Links for a user who is logged in. */
  navLinks: { to: string; label: string }[];
  loginPath: string;
  registerPath: string;
  links: ListedLink[];
}) {
  const t = useTexts(texts);
  const steps = [
    { icon: "map-pin", title: t("where"), text: t("where_text") },
    { icon: "tag", title: t("price"), text: t("price_text") },
    { icon: "taxi", title: t("follow"), text: t("follow_text") },
  ] as const;
  const features = [
    { icon: "calendar", title: t("book"), text: t("book_text") },
    { icon: "star", title: t("places"), text: t("places_text") },
    { icon: "briefcase", title: t("companies"), text: t("companies_text") },
    { icon: "bell", title: t("hotels"), text: t("hotels_text") },
  ] as const;
  const anonymousLinks = [
    { to: room.loginPath, label: t("log_in") },
    { to: room.registerPath, label: t("sign_up") },
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
          <h1>{t("welcome", { brand: room.brandName })}</h1>
          <p data-lead="">{t("promise")}</p>
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
