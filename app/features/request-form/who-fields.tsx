import type { ReactNode } from "react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { TextField } from "../../ui/fields/field.tsx";
import { CountField } from "../../ui/fields/select-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { disclosure } from "../../ui/layout/disclosure.ts";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import { ui } from "../../ui/styled.ts";
import { EmployeeField, ServiceTypeField } from "../order-draft/choice-field.tsx";
import type { DraftProblem } from "../order-draft/draft.server.ts";
import { NotesField, PhoneField } from "../order-draft/driver-fields.tsx";
import { texts } from "../order-draft/texts.ts";
import type { RequestView } from "./load-request.server.ts";

export function WhoFields({ view }: { view: RequestView }) {
  const t = useTexts(texts);
  const { field } = useFormReply();
  const { draft, traveller, employees, serviceTypes, choices, mostPassengers, problems } = view;
  const isBroken = (name: "employee" | "serviceType") =>
    problems.includes(name) ? t("unknown_choice") : undefined;
  return (
    <Stack>
      {choices.hasEmployees && (
        <EmployeeField chosen={draft.employee} options={employees} error={isBroken("employee")} />
      )}
      <Grid>
        <TextField
          label={t("traveller")}
          hint={toTravellerHint(view, t)}
          optional={traveller.usual !== ""}
          required={traveller.usual === "" && !choices.hasEmployees}
          autoComplete={traveller.isForOneself ? "name" : "off"}
          maxLength={120}
          {...field("traveller", traveller.name)}
        />
        <PhoneField value={traveller.phone} autoComplete={traveller.isForOneself ? "tel" : "off"} />
      </Grid>
      {choices.hasServiceTypes && (
        <ServiceTypeField
          chosen={draft.serviceType}
          options={serviceTypes}
          error={isBroken("serviceType")}
        />
      )}
      {mostPassengers !== undefined && <Passengers most={mostPassengers} view={view} />}
      <NotesField value={draft.notes} />
    </Stack>
  );
}

function Passengers({ most, view }: { most: number; view: RequestView }) {
  const t = useTexts(texts);
  const { field } = useFormReply();
  const { draft, problems } = view;
  const { error, ...props } = field("passengers", `${draft.passengers}`);
  const isBroken = problems.includes("passengers");
  return (
    <CountField
      label={t("passengers")}
      most={most}
      {...props}
      error={error ?? (isBroken ? t("passengers_wrong", { count: most }) : undefined)}
    />
  );
}

function toTravellerHint(
  { traveller, choices }: RequestView,
  t: ReturnType<typeof useTexts<typeof texts>>,
): string | undefined {
  if (traveller.isForOneself) return undefined;
  if (traveller.usual) return t("traveller_usual", { name: traveller.usual });
  return choices.hasEmployees ? t("traveller_or_employee") : undefined;
}

const Box = ui("details", "RequestDetails")`
  ${disclosure}
`;

const names = ["traveller", "phone", "notes", "employee", "service_type", "passengers"];

/** The problems of an address that these fields show. */
const isMarked: Partial<Record<DraftProblem, (view: RequestView) => boolean>> = {
  passengers: ({ mostPassengers }) => mostPassengers !== undefined,
  employee: ({ choices }) => choices.hasEmployees,
  serviceType: ({ choices }) => choices.hasServiceTypes,
};

/** Opens the details that the user still has to enter. */
export function Details({ view, children }: { view: RequestView; children: ReactNode }) {
  const t = useTexts(texts);
  const { errorOf } = useFormReply();
  const { traveller, draft, problems } = view;
  const isWrong = names.some(errorOf) || problems.some((name) => isMarked[name]?.(view));
  const isOf = (choices: { id: number }[], chosen?: number) =>
    choices.some(({ id }) => id === chosen);
  const hasMore =
    draft.notes !== "" ||
    isOf(view.employees, draft.employee) ||
    isOf(view.serviceTypes, draft.serviceType);
  return (
    <Box open={isWrong || hasMore || traveller.name === ""}>
      <summary>
        <span>
          {t("details")}
          {traveller.name && <small>{traveller.name}</small>}
        </span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </Box>
  );
}
