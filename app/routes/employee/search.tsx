import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { onPhone, space, ui } from "../../ui/styled.ts";
import type { ListAddress } from "./address.ts";
import { texts } from "./texts.ts";

const Line = ui("div", "EmployeeSearch")`
  display: flex;
  align-items: end;
  gap: ${space.s};
  > .field { flex: 1; max-width: 30rem; }
  ${onPhone} { > .field { max-width: none; } }
`;

const DEBOUNCE_MS = 300;

/** Searches while the user types; without JavaScript, when they press the button. */
export function Search({ address }: { address: ListAddress }) {
  const t = useTexts(texts);
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const { list, words, sort, isDescending, siteDomain } = address;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.elements.namedItem("q");
    // A link may have changed the search words. We do not change the field while the user types in it.
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = words;
  }, [words]);
  const findDebounced = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    const find = () => submit(currentTarget, { replace: true, preventScrollReset: true });
    timer.current = setTimeout(find, DEBOUNCE_MS);
  };
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      preventScrollReset
      onInput={findDebounced}
      onSubmit={() => clearTimeout(timer.current)}
    >
      {siteDomain && <input type="hidden" name="site_domain" value={siteDomain} />}
      {list === "closed" && <input type="hidden" name="list" value={list} />}
      <input type="hidden" name="sort" value={`${isDescending ? "-" : ""}${sort}`} />
      <Line>
        <TextField
          type="search"
          name="q"
          label={t("search_label")}
          defaultValue={words}
          maxLength={80}
          autoComplete="off"
          required={false}
        />
        <Button kind="secondary" icon="search">
          {t("search")}
        </Button>
      </Line>
    </Form>
  );
}
