import { expect, test } from "vitest";
import { toStaticMarkup } from "./static-markup.tsx";
import { SwitchButton, SwitchGroup } from "./switch-button.tsx";

test("a switch has its state, and submits its form either way", () => {
  for (const isOn of [true, false]) {
    const markup = toStaticMarkup(<SwitchButton isOn={isOn}>By default</SwitchButton>);
    expect(markup).toContain('type="submit" role="checkbox"');
    expect(markup).toContain(`aria-checked="${isOn}"`);
  }
});

test("the selected one of a group submits nothing, because only another one turns it off", () => {
  const markup = toStaticMarkup(
    <SwitchGroup label="Payment methods">
      <SwitchButton role="radio" isOn>
        Cash
      </SwitchButton>
      <SwitchButton role="radio" isOn={false}>
        Card
      </SwitchButton>
    </SwitchGroup>,
  );
  expect(markup).toContain('role="radiogroup" aria-label="Payment methods"');
  expect(markup).toMatch(/type="button" role="radio" aria-checked="true"[^>]*>Cash/);
  expect(markup).toMatch(/type="submit" role="radio" aria-checked="false"[^>]*>Card/);
});
