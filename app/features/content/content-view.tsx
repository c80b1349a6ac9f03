import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { TagList } from "../../ui/data/tag-list.tsx";
import { SocialLinks } from "../../ui/frames/social-links.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Prose, WithAside } from "../../ui/layout/prose.tsx";
import { LinkList } from "../../ui/navigation/link-list.tsx";
import type { Contact, ContentPage } from "./content-page.server.ts";
import type { Content } from "./find-content.server.ts";
import { texts } from "./texts.ts";

export function ContentView({
  page: { content, ...around },
  children,
}: {
  page: ContentPage;
  children?: ReactNode;
}) {
  return (
    <ContentLayout {...around}>
      <Article content={content} />
      {children}
    </ContentLayout>
  );
}

export function ContentLayout({
  contact,
  links,
  children,
}: Pick<ContentPage, "contact" | "links"> & { children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <Page>
      <WithAside
        aside={
          <>
            <ContactCard contact={contact} />
            <LinkList title={t("more")} links={links} />
          </>
        }
      >
        {children}
      </WithAside>
    </Page>
  );
}

/** Tells the user when the text is not in the language of the page. */
export function Article({ content: { title, language, body } }: { content: Content }) {
  const t = useTexts(texts);
  const isForeign = language !== useLanguage();
  const lang = isForeign ? language : undefined;
  return (
    <Stack as="article" $gap="l">
      <h1 lang={lang}>{title}</h1>
      {isForeign && <p>{t("other_language")}</p>}
      <div lang={lang}>
        <ContentBody body={body} />
      </div>
    </Stack>
  );
}

function ContentBody({ body }: Pick<Content, "body">) {
  if ("html" in body) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized it
    return <Prose dangerouslySetInnerHTML={{ __html: body.html }} />;
  }
  return (
    <Prose>
      {body.sections.flatMap(({ heading, blocks }) => [
        <h2 key={heading}>{heading}</h2>,
        ...blocks.map((block) =>
          typeof block === "string" ? (
            <p key={block}>{block}</p>
          ) : (
            <ul key={block.join()}>
              {block.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
        ),
      ])}
    </Prose>
  );
}

/** Renders nothing if the group can be reached in none of these ways. */
export function ContactCard({
  contact: { phone, ticketsPath, socialLinks },
}: {
  contact: Contact;
}) {
  const t = useTexts(texts);
  if (!phone && !ticketsPath && socialLinks.length === 0) return null;
  return (
    <Card>
      <h2>{t("contact")}</h2>
      {phone && (
        <ButtonLink to={phone.href} icon="phone" wide>
          {t("call", { phone: phone.text })}
        </ButtonLink>
      )}
      {ticketsPath && (
        <ButtonLink to={ticketsPath} kind="secondary" icon="life-buoy" wide>
          {t("tickets")}
        </ButtonLink>
      )}
      <SocialLinks links={socialLinks} />
    </Card>
  );
}

/** Renders nothing if the group offers no extras. */
export function Extras({ extras }: { extras: string[] }) {
  const t = useTexts(texts);
  if (extras.length === 0) return null;
  return (
    <Stack as="section" $gap="s">
      <h2>{t("extras")}</h2>
      <p>{t("extras_hint")}</p>
      <TagList tags={extras} />
    </Stack>
  );
}
