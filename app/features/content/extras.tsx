import { useTexts } from "../../i18n/use-texts.ts";
import { TagList } from "../../ui/data/tag-list.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { texts } from "./texts.ts";

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
