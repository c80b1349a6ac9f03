import type { PursesView } from "../../features/wallet/load-purses.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import { radius, ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

const QrCode = ui("img", "OwnCode")`
  justify-self: center;
  width: min(13rem, 100%);
  height: auto;
  border-radius: ${radius.m};
  background: #fff;
`;

const Code = ui(
  "span",
  "OwnCodeText",
)` font-family: ui-monospace, monospace; letter-spacing: 0.04em; `;

/** The code by which others pay this user. */
export function OwnCode({ code, userId, qrCode }: PursesView["own"]) {
  const t = useTexts(texts);
  return (
    <Card aria-labelledby="own-code">
      <h2 id="own-code">{t("own_title")}</h2>
      <p>{t("own_hint")}</p>
      <QrCode src={qrCode} alt={t("own_qr")} width={208} height={208} />
      <DescriptionList
        items={[
          { term: t("own_code"), detail: <Code>{code}</Code> },
          { term: t("own_id"), detail: <Code>{userId}</Code> },
        ]}
      />
    </Card>
  );
}
