import { Form } from "@remix-run/react";
import { HiddenFields } from "../ui/fields/hidden-fields.tsx";
import { SwitchButton } from "../ui/switch-button.tsx";

/** The field of the new state, by the name of the form. */
const names = { active: "isActive", default: "isDefault" };

/** A switch in a row of a list, whose press sends the screen's form with the other state. */
export function SwitchForm({
  form,
  id,
  isOn,
  label,
}: {
  form: keyof typeof names;
  id: number;
  isOn: boolean;
  label: string;
}) {
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields values={{ form, id }} />
      <SwitchButton isOn={isOn} name={names[form]} value={`${!isOn}`}>
        <span className="visually-hidden">{label}</span>
      </SwitchButton>
    </Form>
  );
}
