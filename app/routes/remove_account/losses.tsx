import { useTexts } from "../../i18n/use-texts.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { space, ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

const List = ui("ul", "Losses")`
  padding-left: 1.125rem;
  margin-bottom: ${space.s};
`;

const losses = [
  "lost_history",
  "lost_favourites",
  "lost_payment",
  "lost_wallet",
  "lost_messages",
] as const;

/** Lists what the user loses with the account. */
export function Losses({ isCompany }: { isCompany: boolean }) {
  const t = useTexts(texts);
  const all = isCompany ? ([...losses, "lost_employees"] as const) : losses;
  return (
    <Notice kind="warning" title={t("lost")}>
      <List>
        {all.map((loss) => (
          <li key={loss}>{t(loss)}</li>
        ))}
      </List>
      <p>{t("bookings")}</p>
    </Notice>
  );
}
