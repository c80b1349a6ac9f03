import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { SocialLinks } from "../../ui/frames/social-links.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import type { Contact } from "./content-page.server.ts";
import { texts } from "./texts.ts";

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
