import { Form, Link, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { withSiteDomain } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { onPhone, space, ui } from "../../ui/styled.ts";
import { type ListAddress, toListPath } from "./address.ts";
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
export function Search({
  address,
  found,
  total,
}: {
  address: ListAddress;
  found: number;
  total: number;
}) {
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
  const isAll = words === "";
  return (
    <Stack $gap="s">
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
      <Cluster $justify="space-between">
        <span role="status">
          {isAll ? t("found", { count: total }) : t("found_of", { count: found, total })}
        </span>
        <Cluster>
          {!isAll && (
            <Link to={toListPath({ ...address, words: "", page: 1 })}>{t("show_all")}</Link>
          )}
          <ButtonLink kind="quiet" icon="download" compact reloadDocument to={exportPath(address)}>
            {t("export")}
          </ButtonLink>
        </Cluster>
      </Cluster>
    </Stack>
  );
}

function exportPath({ list, siteDomain }: ListAddress): string {
  const path = withSiteDomain("/employee/employees.csv", siteDomain);
  return list === "open" ? path : `${path}${path.includes("?") ? "&" : "?"}list=${list}`;
}
