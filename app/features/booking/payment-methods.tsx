import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PaymentMethod } from "../../api/payment-methods.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { ui } from "../../ui/styled.ts";
import { SwitchButton } from "../../ui/switch-button.tsx";
import { SwitchGroup } from "../../ui/switch-group.tsx";
import { radius, space } from "../../ui/tokens.ts";
import type { PaymentView } from "./payment.server.ts";
import { texts } from "./payment-texts.ts";

const Row = ui("div", "PaymentMethod")`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.xs} 0;

  form { display: grid; flex: 1; min-width: 0; }
`;

const Label = ui("span", "PaymentMethodLabel")`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-width: 0;

  > :first-child {
    display: grid;
    flex: none;
    place-items: center;
    width: 3rem;
    height: 2rem;
    border-radius: ${radius.s};
    object-fit: contain;
  }
`;

const Scroll = ui("div", "PaymentMethodsScroll")`
  max-height: 50vh;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

type Options = {
  payment: PaymentView;
  /** Where the toggles are sent, if not to the page that shows them; and where it goes on from there. */
  action?: string;
  back?: string;
};

/** The ways to pay, each with a toggle that makes it the default. */
export function PaymentMethodList({
  payment: { methods, isFixed, leftOut },
  tools,
  ...sent
}: Options & {
  /** What else can be done with one. */
  tools?: (method: PaymentMethod) => ReactNode;
}) {
  const t = useTexts(texts);
  const { formData } = usePending();
  const chosen = formData?.get("form") === "choose" ? Number(formData.get("id")) : undefined;
  return (
    <>
      {isFixed && <Notice>{t("fixed_hint")}</Notice>}
      <LeftOutNotice what="methods" count={leftOut} />
      <SwitchGroup label={t("methods")}>
        {methods.map((method) => (
          <Row key={method.id}>
            <Toggle
              method={method}
              // On its way already: who has pressed need not wait to see it.
              isOn={chosen === undefined ? method.isDefault : method.id === chosen}
              {...sent}
            />
            {tools?.(method)}
          </Row>
        ))}
      </SwitchGroup>
    </>
  );
}

function Toggle({
  method: { id, name, image },
  isOn,
  action,
  back,
}: Omit<Options, "payment"> & { method: PaymentMethod; isOn: boolean }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="form" value="choose" />
      <input type="hidden" name="id" value={id} />
      {back && <input type="hidden" name="back" value={back} />}
      <SwitchButton role="radio" isOn={isOn}>
        <Label>
          {image ? (
            <img src={image} alt="" />
          ) : (
            <span>
              <Icon name="card" />
            </span>
          )}
          {name}
        </Label>
      </SwitchButton>
    </Form>
  );
}

/** The same over another page, which choosing one leads back to. */
export function PaymentMethodsDialog({ closeTo, ...options }: Options & { closeTo: string }) {
  const t = useTexts(texts);
  return (
    <Dialog
      title={t("methods")}
      closeTo={closeTo}
      actions={
        <ButtonLink kind="secondary" to={closeTo} replace preventScrollReset>
          {t("close")}
        </ButtonLink>
      }
    >
      <Scroll>
        <PaymentMethodList back={closeTo} {...options} />
      </Scroll>
    </Dialog>
  );
}
