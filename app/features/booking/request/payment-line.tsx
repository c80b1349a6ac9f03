import { useTexts } from "../../../i18n/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { LeftOutNotice } from "../../../ui/feedback/left-out-notice.tsx";
import { ui } from "../../../ui/styled.ts";
import { fontSize, space } from "../../../ui/tokens.ts";
import type { RequestView } from "./load-request.server.ts";
import { texts } from "./texts.ts";

const Box = ui("p", "PaymentLine")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s};
  font-size: ${fontSize.s};
`;

/** How the journey is paid, and the way to another method. */
export function PaymentLine({ view: { payment } }: { view: RequestView }) {
  const t = useTexts(texts);
  const method = payment?.methods.find(({ isDefault }) => isDefault);
  // The default method may be one of those that could not be read.
  if (!method) return <LeftOutNotice what="methods" count={payment?.leftOut ?? 0} />;
  return (
    <Box>
      {t("pay_by", { method: method.name })}
      <Button kind="quiet" compact name="dialog" value="payment">
        {t("pay_change")}
      </Button>
    </Box>
  );
}
