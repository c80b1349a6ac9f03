import { redirect } from "@remix-run/node";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { useHasError } from "../ui/feedback/error-title.ts";
import type { FormReply } from "./reply.ts";
import { useFormReply, useLastingReply, useSubmissionCount } from "./use-form-reply.ts";
import type { FormValues } from "./values.ts";

let root: Root | undefined;

beforeAll(() => {
  // The pages draw nothing, so that React needs no more of a browser.
  vi.stubGlobal("window", { HTMLIFrameElement: class {} });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => act(() => root?.unmount()));
afterAll(() => {
  vi.unstubAllGlobals();
});

/** What the forms `name` and `plain` of a page know at its last rendering. */
type Seen = {
  reply?: FormReply | undefined;
  count?: number;
  name?: string;
  isBusy?: boolean;
  isPlainBusy?: boolean;
  hasError?: boolean;
};

function Page({ show }: { show: (seen: Seen) => void }) {
  const { typed, isBusy } = useFormReply({ form: "name" });
  const { isBusy: isPlainBusy } = useFormReply();
  const reply = useLastingReply();
  const count = useSubmissionCount("name");
  const hasError = useHasError();
  show({ reply, count, name: typed("name", "Eva"), isBusy, isPlainBusy, hasError });
  return null;
}

async function open({ savedForm }: { savedForm?: FormValues } = {}) {
  const seen: Seen = {};
  const show = (next: Seen) => void Object.assign(seen, next);
  const loader = vi.fn(() => ({}));
  loader.mockReturnValueOnce({ savedForm });
  let answer: (reply: FormReply | Response) => void = () => {};
  const action = () =>
    new Promise<FormReply | Response>((resolve) => {
      answer = resolve;
    });
  const element = <Page show={show} />;
  const router = createMemoryRouter([{ id: "root", path: "*", element, loader, action }]);
  const container = { nodeType: 1, tagName: "DIV", ownerDocument: null, addEventListener() {} };
  root = createRoot(container as unknown as Element);
  await act(async () =>
    root?.render(<RouterProvider router={router} future={{ v7_startTransition: true }} />),
  );

  return {
    seen,
    /** Sends a form, which waits for its answer. */
    async send(form?: string) {
      const formData = new FormData();
      if (form !== undefined) formData.set("form", form);
      await act(async () => void router.navigate("/", { formMethod: "post", formData }));
    },
    receive: (reply: FormReply | Response) => act(async () => answer(reply)),
    reload: () => act(async () => router.revalidate()),
    goTo: (path: string) => act(() => router.navigate(path)),
  };
}

const refuse = (name: string): FormReply => ({
  values: { form: "name", name },
  fieldErrors: { name: ["Letas only."] },
  formErrors: [],
});
const accept = () => redirect("/");

describe("the reply to a form", () => {
  test("stays when the page's data are loaded again", async () => {
    const { seen, send, receive, reload } = await open();
    expect(seen).toMatchObject({ reply: undefined, name: "Eva" });
    await send("name");
    await receive(refuse("An1"));
    for (let times = 0; times < 2; times += 1) {
      await reload();
      expect(seen).toMatchObject({ reply: refuse("An1"), name: "An1" });
    }
  });

  test("gives way to the next form's, which stays as well", async () => {
    const { seen, send, receive, reload } = await open();
    for (const name of ["An1", "An2"]) {
      await send("name");
      await receive(refuse(name));
      await reload();
      expect(seen.name).toBe(name);
    }
  });

  test("goes when the form is accepted", async () => {
    const { seen, send, receive } = await open();
    await send("name");
    await receive(refuse("An1"));
    await send("name");
    await receive(accept());
    expect(seen).toMatchObject({ reply: undefined, name: "Eva" });
  });

  test("goes when the user goes to another page, and does not come back", async () => {
    const { seen, send, receive, goTo } = await open();
    await send("name");
    await receive(refuse("An1"));
    for (const path of ["/other", "/"]) {
      await goTo(path);
      expect(seen).toMatchObject({ reply: undefined, name: "Eva" });
    }
  });

  test("makes the title say that there is an error, until the form is accepted", async () => {
    const { seen, send, receive } = await open();
    expect(seen.hasError).toBe(false);
    await send("name");
    await receive(refuse("An1"));
    expect(seen.hasError).toBe(true);
    await send("name");
    await receive(accept());
    expect(seen.hasError).toBe(false);
  });
});

test("the form saved from an expired session stays when the page's data are loaded again", async () => {
  const { seen, reload } = await open({ savedForm: { form: "name", name: "Ana" } });
  expect(seen.name).toBe("Ana");
  await reload();
  expect(seen.name).toBe("Ana");
});

test("a form is busy while it is being sent, and no other is", async () => {
  const { seen, send, receive } = await open();
  expect(seen).toMatchObject({ isBusy: false, isPlainBusy: false });
  await send("name");
  expect(seen).toMatchObject({ isBusy: true, isPlainBusy: false });
  await receive(accept());
  expect(seen).toMatchObject({ isBusy: false, isPlainBusy: false });
  await send("other");
  expect(seen).toMatchObject({ isBusy: false, isPlainBusy: false });
  await receive(accept());
  await send();
  expect(seen).toMatchObject({ isBusy: false, isPlainBusy: true });
});

describe("the number of accepted forms", () => {
  test("grows when the form's page has loaded again, and by each form", async () => {
    const { seen, send, receive } = await open();
    for (const before of [0, 1]) {
      await send("name");
      expect(seen.count).toBe(before);
      await receive(accept());
      expect(seen.count).toBe(before + 1);
    }
  });

  test("leaves out a refused form, also when its page loads again or the user leaves it", async () => {
    const { seen, send, receive, reload, goTo } = await open();
    await send("name");
    await receive(refuse("An1"));
    expect(seen.count).toBe(0);
    await reload();
    expect(seen.count).toBe(0);
    await goTo("/other");
    expect(seen.count).toBe(0);
  });

  test("leaves out other forms and other visits", async () => {
    const { seen, send, receive, reload, goTo } = await open();
    await send("name");
    await receive(accept());
    await send("other");
    await receive(accept());
    await reload();
    await goTo("/other");
    expect(seen.count).toBe(1);
  });
});
