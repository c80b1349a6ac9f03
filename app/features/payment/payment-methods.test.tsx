import { expect, test } from "vitest";
import { toStaticMarkup } from "../../ui/static-markup.tsx";
import type { PaymentView } from "./payment.server.ts";
import { PaymentMethodList, PaymentMethodsDialog } from "./payment-methods.tsx";
import { texts } from "./texts.ts";

const payment: PaymentView = {
  methods: [
    { id: 11, name: "Cash", image: null, isDefault: false },
    { id: 12, name: "Card", image: "https://cantalmar.example/card.svg", isDefault: true },
  ],
  isFixed: false,
  leftOut: 0,
  groupId: 3,
};
const dialog = {
  payment,
  group: "Alazul",
  action: "/payment-method",
  closeTo: "/request?from=home",
};

const formsOf = (markup: string) => markup.match(/<form.*?<\/form>/gs) ?? [];

test("the dialog's toggles are forms that return to the page under it", () => {
  const markup = toStaticMarkup(<PaymentMethodsDialog {...dialog} />);
  const forms = formsOf(markup);
  expect(forms).toHaveLength(2);
  for (const [at, form] of forms.entries()) {
    expect(form).toMatch(/^<form[^>]* action="\/payment-method"/);
    expect(form).toContain('name="form" value="choose"');
    expect(form).toContain(`name="id" value="${payment.methods[at]?.id}"`);
    expect(form).toContain('name="group" value="3"');
    expect(form).toContain('name="back" value="/request?from=home"');
  }
  expect(markup).toMatch(
    new RegExp(`<a[^>]* href="/request\\?from=home"[^>]*>${texts.en.close}</a>`),
  );
});

test("a method without a picture gets the card icon", () => {
  const [cash = "", card = ""] = formsOf(toStaticMarkup(<PaymentMethodsDialog {...dialog} />));
  expect(cash).not.toContain("<img");
  expect(cash).toContain("#card");
  expect(card).toContain('<img src="https://cantalmar.example/card.svg" alt=""');
});

test("the list says when the choice is fixed", () => {
  const hint = texts.en.fixed_hint;
  expect(toStaticMarkup(<PaymentMethodList payment={payment} />)).not.toContain(hint);
  const fixed = { ...payment, isFixed: true };
  expect(toStaticMarkup(<PaymentMethodList payment={fixed} />)).toContain(hint);
});
