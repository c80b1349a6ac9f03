import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PaymentMethod } from "../../api/payment-methods.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { radius, space, ui } from "../../ui/styled.ts";
import { SwitchButton, SwitchGroup } from "../../ui/switch-button.tsx";
import type { PaymentView } from "./payment.server.ts";
import { texts } from "./texts.ts";

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
`;

const Scroll = ui("div", "PaymentMethodsScroll")`
  max-height: 50vh;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

type Options = {
  payment: PaymentView;
  /** The forms' action, if it is another page, and the path to return to. */
  action?: string;
  back?: string;
};

export function PaymentMethodList({
  payment: { methods, isFixed, leftOut, groupId },
  tools,
  ...sent
}: Options & {
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
              groupId={groupId}
              // Show the pressed toggle as on while its form is pending.
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
  groupId,
  isOn,
  action,
  back,
}: Omit<Options, "payment"> & { method: PaymentMethod; groupId: number; isOn: boolean }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <HiddenFields values={{ form: "choose", id, group: groupId, back: back || undefined }} />
      <SwitchButton role="radio" isOn={isOn}>
        <Label>
          <PaymentMethodPicture image={image} />
          {name}
        </Label>
      </SwitchButton>
    </Form>
  );
}

/** Choosing a method returns to the page under the dialog. */
export function PaymentMethodsDialog({
  group,
  closeTo,
  ...options
}: Options & {
  /** The name of the group that is paid. */
  group: string;
  closeTo: string;
}) {
  const t = useTexts(texts);
  return (
    <Dialog title={t("methods")} closeTo={closeTo} closeLabel={t("close")}>
      <p>{t("default_hint", { group })}</p>
      <Scroll>
        <PaymentMethodList back={closeTo} {...options} />
      </Scroll>
    </Dialog>
  );
}

const Box = ui("span", "PaymentMethodPicture")`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 2rem;

  img { width: 100%; height: 100%; border-radius: ${radius.s}; object-fit: contain; }
`;

/** The method's name stands beside the picture, so its alt text is empty. */
export const PaymentMethodPicture = ({ image }: { image: string | null }) => (
  <Box>{image ? <img src={image} alt="" /> : <Icon name="card" />}</Box>
);
