import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../button.tsx";
import { Answers } from "../data/answers.tsx";
import { Features } from "../data/features.tsx";
import { Steps } from "../data/steps.tsx";
import { TagList } from "../data/tag-list.tsx";
import { Card } from "../layout/card.tsx";
import { Hero, heroPatterns } from "../layout/hero.tsx";
import { Prose } from "../layout/prose.tsx";
import { Stack } from "../layout/stack.tsx";
import { WithAside } from "../layout/with-aside.tsx";
import { FootLinks } from "../navigation/foot-links.tsx";
import { LinkList } from "../navigation/link-list.tsx";
import { texts } from "./reading-texts.ts";

/** The components of public pages. */
export function Reading() {
  const t = useTexts(texts);
  const steps = [
    { icon: "map-pin", title: t("step"), text: t("stepText") },
    { icon: "taxi", title: t("later"), text: t("laterText") },
  ] as const;
  const links = [
    { to: "?conditions", label: t("conditions"), isCurrent: true },
    { to: "?privacy", label: t("privacy") },
  ];
  return (
    <Stack $gap="l">
      <h2>{t("reading")}</h2>
      {heroPatterns.map((pattern) => (
        <Hero
          key={pattern}
          pattern={pattern}
          aside={
            <Card>
              <Steps steps={steps} />
            </Card>
          }
        >
          <Stack>
            <h3>{t("hero")}</h3>
            <p data-lead="">{t("lead")}</p>
            <ButtonLink to=".">{t("go")}</ButtonLink>
          </Stack>
        </Hero>
      ))}
      <Features features={steps} />
      <WithAside aside={<LinkList title={t("more")} links={links} />}>
        <Prose>
          <h2>{t("heading")}</h2>
          <p>{t("paragraph")}</p>
          <ul>
            <li>{t("stepText")}</li>
            <li>{t("laterText")}</li>
          </ul>
        </Prose>
        <TagList tags={[t("tag"), t("go")]} />
        <Answers items={[{ question: t("question"), answer: [t("answer")] }]} />
      </WithAside>
      <FootLinks label={t("more")} links={links} />
    </Stack>
  );
}
