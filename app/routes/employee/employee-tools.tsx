import { Form } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { SwitchButton } from "../../ui/switch-button.tsx";
import { type ListAddress, toListPath } from "./address.ts";
import type { EmployeeRow } from "./list.server.ts";
import { texts } from "./texts.ts";
import { toTripsFile } from "./trips-file.ts";

/** Deactivating logs the employee out at once; it can be undone. */
export function Active({ id, name, isActive }: EmployeeRow) {
  const t = useTexts(texts);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="active" />
      <input type="hidden" name="id" value={id} />
      <SwitchButton isOn={isActive} name="isActive" value={`${!isActive}`}>
        <span className="visually-hidden">{t("is_active", { name })}</span>
      </SwitchButton>
    </Form>
  );
}

/** The ids let the focus return to the link when its form closes. */
export function Tools({ row: { id, name }, address }: { row: EmployeeRow; address: ListAddress }) {
  const t = useTexts(texts);
  const { siteDomain } = address;
  const trips = pathTo("history", { query: { employee: id }, siteDomain });
  const toForm = (form: "edit" | "password") => ({
    id: `${form}-${id}`,
    to: toListPath(address, { show: `${form}-${id}` }),
    label: t(form, { name }),
    preventScrollReset: true,
  });
  return (
    <Cluster $gap="xxs" $justify="end">
      {address.list === "open" && (
        <>
          <IconButtonLink icon="edit" {...toForm("edit")} />
          <IconButtonLink icon="lock" {...toForm("password")} />
        </>
      )}
      <IconButtonLink icon="history" label={t("trips", { name })} to={trips} />
      {address.list === "closed" && (
        <IconButtonLink
          icon="download"
          label={t("download", { name })}
          to={toTripsFile(id, siteDomain)}
          reloadDocument
        />
      )}
    </Cluster>
  );
}
