import { useTexts } from "../../i18n/use-texts.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import type { BrandView } from "./find-brands.server.ts";
import { texts } from "./texts.ts";

export function StateBadge({ brand }: { brand: BrandView }) {
  const t = useTexts(texts);
  const { errors, failedCalls, requests } = brand.figures;
  const isDown = Object.values(brand.health).some(({ isUp }) => !isUp);
  if (isDown) return <Badge tone="danger">{t("down")}</Badge>;
  if (errors > 0 || failedCalls > 0) return <Badge tone="warning">{t("failing")}</Badge>;
  if (requests === 0) return <Badge>{t("quiet")}</Badge>;
  return <Badge tone="success">{t("well")}</Badge>;
}
