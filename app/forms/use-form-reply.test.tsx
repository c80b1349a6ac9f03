import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "react-router-dom/server.js";
import { expect, test } from "vitest";
import { Checkbox } from "../ui/fields/checkbox.tsx";
import { ErrorSummary, TextField } from "../ui/fields/field.tsx";
import type { FormReply } from "./reply.ts";
import { useFormReply } from "./use-form-reply.ts";

function NameForm({ form }: { form?: string }) {
  const { field, checkbox, summary } = useFormReply({ form });
  return (
    <form>
      <ErrorSummary {...summary} />
      <TextField label="Name" {...field("name", "Eva")} />
      <Checkbox label="Terms" {...checkbox("terms", true)} />
    </form>
  );
}

/** Renders the page on the server after the form was sent; before it without a reply. */
async function render(reply?: FormReply, { form }: { form?: string } = {}) {
  const page = { path: "/", element: <NameForm form={form} />, action: () => reply ?? null };
  const { query, dataRoutes } = createStaticHandler([page]);
  const init = reply && { method: "POST", body: new FormData() };
  const context = await query(new Request("http://panel.test/", init));
  if (context instanceof Response) throw new Error("The page answered with a response");
  return renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
}

const reply: FormReply = {
  values: { name: "Ana <1>" },
  fieldErrors: { name: ["Letas only."], terms: ["This field is required."] },
  formErrors: [],
};

test("before the form is sent, the page shows its own values", async () => {
  const html = await render();
  expect(html).toContain('value="Eva"');
  expect(html).toContain("checked");
  expect(html).not.toContain("alert");
});

test("after an invalid form, it shows the sent values and the errors with links to the fields", async () => {
  const html = await render(reply);
  expect(html).toContain('value="Ana &lt;1&gt;"');
  expect(html).not.toContain("checked");
  expect(html).toContain('<a href="#name">Letas only.</a>');
  expect(html).toContain('<a href="#terms">This field is required.</a>');
  expect(html).toContain('aria-describedby="name-error"');
});

test("it shows them only in the form that was sent", async () => {
  const sent = { ...reply, values: { ...reply.values, form: "two" } };
  expect(await render(sent, { form: "two" })).toContain('<a href="#two-name">Letas only.</a>');
  expect(await render(sent, { form: "one" })).not.toContain("Letas only.");
});
