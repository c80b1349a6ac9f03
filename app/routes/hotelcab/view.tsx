import type { PhoneLink } from "../../i18n/phones.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Steps } from "../../ui/data/steps.tsx";
import { Hero, type HeroPattern } from "../../ui/layout/hero.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { texts } from "./texts.ts";

export function HotelcabView({
  brandName,
  pattern,
  phone,
  userName,
  home,
  login,
}: {
  brandName: string;
  pattern: HeroPattern;
  phone: PhoneLink | null;
  /** Set if the user is logged in but is no hotel desk. */
  userName: string | undefined;
  home: string;
  login: string;
}) {
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
            <a href={phone.href}>{t("call", { phone: phone.text })}</a>
          </p>
        )}
      </Stack>
    </Hero>
  );
}
