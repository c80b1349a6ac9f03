import { Form } from "@remix-run/react";
import type { ServiceType } from "../../api/service-types.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Table } from "../../ui/data/table.tsx";
import { useDialog } from "../../ui/dialog/dialog.tsx";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { space, ui } from "../../ui/styled.ts";
import { SwitchButton } from "../../ui/switch-button.tsx";
import { toPagePath } from "./address.ts";
import type { ServiceTypesProps } from "./page.server.ts";
import { ServiceTypeForm } from "./service-type-form.tsx";
import { texts } from "./texts.ts";

/** On a phone each row is one line. */
const Rows = ui("div", "ServiceTypeRows")`
  @container (max-width: 40rem) {
    tbody tr:not([data-detail]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      align-items: center;
      gap: ${space.xs};

      > [data-label] { display: block; padding: 0; border: 0; &::before { content: none; } }
    }
  }
`;

export function ServiceTypeTable({
  serviceTypes,
  page,
  siteDomain,
  shown,
  idempotencyKey,
  closeTo,
}: ServiceTypesProps & { closeTo: string }) {
  const t = useTexts(texts);
  return (
    <Rows>
      <Table
        caption={t("list")}
        isCaptionHidden
        rows={serviceTypes}
        toKey={({ id }) => id}
        columns={[
          {
            key: "name",
            header: t("name"),
            isRowHeader: true,
            isFreeText: true,
            cell: ({ name }) => name,
          },
          { key: "state", header: t("state"), cell: (type) => <Active {...type} /> },
          {
            key: "tools",
            header: t("tools"),
            isHeaderHidden: true,
            align: "end",
            cell: (type) => (
              <Tools {...type} editTo={toPagePath({ page, siteDomain, show: `edit-${type.id}` })} />
            ),
          },
        ]}
        detail={(type) =>
          shown === `edit-${type.id}` && (
            <ServiceTypeForm serviceType={type} idempotencyKey={idempotencyKey} closeTo={closeTo} />
          )
        }
      />
    </Rows>
  );
}

function Active({ id, name, isActive }: ServiceType) {
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

/** The id lets the focus return to the link when its form closes. */
function Tools({ id, name, editTo }: ServiceType & { editTo: string }) {
  const t = useTexts(texts);
  const remove = useDialog(`remove-${id}`);
  return (
    <Cluster $gap="xxs" $justify="end">
      <IconButtonLink
        id={`edit-${id}`}
        icon="edit"
        label={t("edit", { name })}
        to={editTo}
        preventScrollReset
      />
      <IconButtonLink
        icon="trash"
        kind="danger"
        label={t("remove", { name })}
        to={remove.openTo}
        preventScrollReset
      />
    </Cluster>
  );
}
