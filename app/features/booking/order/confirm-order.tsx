import { Form, useSearchParams } from "@remix-run/react";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { DescriptionList } from "../../../ui/data/description-list.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Cluster } from "../../../ui/layout/cluster.tsx";
import { texts } from "./texts.ts";

/**
 * For browsers that cannot send one form in two ways: the order has come as a question, and is sent
 * from here, with all that the question said.
 */
export function ConfirmOrder({
  address,
  from,
  to,
  price,
}: {
  address: string;
  from: string;
  to: string;
  price: string | undefined;
}) {
  const t = useTexts(texts);
  const [query] = useSearchParams();
  return (
    <Card aria-labelledby="confirm">
      <h2 id="confirm">{t("confirm")}</h2>
      <DescriptionList
        items={[
          { term: t("from"), detail: from },
          { term: t("to"), detail: to || t("to_driver") },
          ...(price ? [{ term: t("price"), detail: price }] : []),
        ]}
      />
      <Form method="post" action={address} id="confirm-order">
        {[...query].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Cluster>
          <Button icon="taxi">{t("send")}</Button>
          <ButtonLink kind="secondary" to={address}>
            {t("back")}
          </ButtonLink>
        </Cluster>
      </Form>
    </Card>
  );
}
