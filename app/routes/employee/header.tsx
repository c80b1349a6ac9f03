import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { onPhone, space, ui } from "../../ui/styled.ts";
import { type ListAddress, toListPath } from "./address.ts";
import { texts } from "./texts.ts";

const Actions = ui("div", "EmployeeActions")`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  ${onPhone} { flex: 1; > a { flex: auto; padding-inline: ${space.s}; } }
`;

const Settings = ui("div", "CompanySettings")`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  ${onPhone} { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr)); }
`;

/** What the company sets for all its employees. */
const settings = [
  { screen: "service_type", text: "service_types", icon: "tag" },
  { screen: "references", text: "references", icon: "document" },
  { screen: "rules", text: "rules", icon: "shield" },
  { screen: "activity", text: "activity", icon: "history" },
] as const;

export function EmployeesHeader({ address }: { address: ListAddress }) {
  const t = useTexts(texts);
  const { siteDomain } = address;
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <Actions>
            <ButtonLink
              id="new-employee"
              icon="plus"
              to={toListPath({ ...address, list: "open" }, { show: "new" })}
              preventScrollReset
            >
              {t("add")}
            </ButtonLink>
            <ButtonLink
              kind="secondary"
              icon="document"
              to={pathTo("employee_import", { siteDomain })}
            >
              {t("import")}
            </ButtonLink>
          </Actions>
        }
      >
        {t("intro")}
      </PageHeader>
      <Settings>
        {settings.map(({ screen, text, icon }) => (
          <ButtonLink
            key={screen}
            kind="quiet"
            icon={icon}
            compact
            data-flush=""
            to={pathTo(screen, { siteDomain })}
          >
            {t(text)}
          </ButtonLink>
        ))}
      </Settings>
    </>
  );
}
