import { texts as employeeTexts } from "../app/routes/employee/texts.ts";
import { texts as historyTexts } from "../app/routes/history/texts.ts";
import type { DemoKind } from "../sandbox/accounts/seed.ts";
import type { OperationId } from "../sandbox/api/operation.ts";

type LatePart = {
  path: string;
  as: DemoKind;
  /** The call that the part waits for. */
  operation: OperationId;
  /** The name of the part. */
  name: { en: string; es: string };
  /** A text that comes with the part. */
  shows: { en: string; es: string };
};

const toBoth = <Key extends string>(
  texts: Record<"en" | "es", Record<Key, string>>,
  key: NoInfer<Key>,
) => ({ en: texts.en[key], es: texts.es[key] });

/** The parts of pages that come late when their call is slow. */
export const lateParts: LatePart[] = [
  {
    path: "/history",
    as: "client",
    operation: "listTrips",
    name: toBoth(historyTexts, "title"),
    shows: toBoth(historyTexts, "csv"),
  },
  {
    path: "/employee",
    as: "company",
    operation: "listEmployees",
    name: toBoth(employeeTexts, "title"),
    shows: toBoth(employeeTexts, "export"),
  },
];
