import { Form } from "@remix-run/react";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { HiddenFields } from "../../../ui/fields/hidden-fields.tsx";
import { Cluster } from "../../../ui/layout/page-parts.tsx";
import { texts } from "../../order-taxi/return-texts.ts";
import type { WayBack } from "./way-back.server.ts";

/** Says that the way back of this trip is not ordered, or may be, and leads to what the user can do about it. */
export function WayBackNotice({ wayBack }: { wayBack: WayBack }) {
  const t = useTexts(texts);
  const { state, href } = wayBack;
  if (state === "unknown") {
    return (
      <Notice kind="warning" title={t("unknown")}>
        {t("unknown_hint")}{" "}
        <ButtonLink kind="secondary" icon="refresh" compact to={href} reloadDocument>
          {t("check_return")}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice kind="warning" title={t("open")}>
      {t("open_hint", { when: wayBack.when })}{" "}
      <Cluster>
        <ButtonLink kind="secondary" icon="swap" compact to={href}>
          {t("order_return")}
        </ButtonLink>
        {wayBack.wish && (
          <Form method="post">
            <HiddenFields values={{ form: "forget_return", ...wayBack.wish }} />
            <Button kind="secondary" compact>
              {t("not_needed")}
            </Button>
          </Form>
        )}
      </Cluster>
    </Notice>
  );
}
