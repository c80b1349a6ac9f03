import { Form } from "@remix-run/react";
import { SwitchButton } from "../ui/switch-button.tsx";

/** A switch in a row of a list, whose press sends the screen's form with the other state. */
export function SwitchForm({
  form,
  id,
  name,
  isOn,
  label,
}: {
  form: string;
  id: number;
  name: string;
  isOn: boolean;
  label: string;
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={id} />
      <SwitchButton isOn={isOn} name={name} value={`${!isOn}`}>
        <span className="visually-hidden">{label}</span>
      </SwitchButton>
    </Form>
  );
}
