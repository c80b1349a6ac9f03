import { z } from "zod";

/** Cut, because names come from forms and files of any length. */
const named = z.string().transform((text) => text.slice(0, 80));
const count = z.number().int().min(0);
/** Enough of an id to find its other entries, and too little to open anything with. */
const mark = z.string().transform((id) => id.slice(0, 8));

/**
 * What an entry may say, by the name of the field. None of them holds a secret, an e-mail, a phone or an address:
 * what is added here is shown to managers for as long as entries are kept.
 */
export const fields = {
  employee: named,
  name: named,
  series: mark,
  link: mark,
  table: mark,
  trip: z.number(),
  rows: count,
  added: count,
  left: count,
  month: z.string().regex(/^\d{4}-\d{2}$/),
  from: z.iso.date(),
  to: z.iso.date(),
  way: z.enum(["password", "google", "activation", "history_link"]),
  purpose: z.enum(["series", "ready_link", "calendar"]),
  parts: z.array(z.enum(["hours", "limit", "groups", "types", "areas", "managers"])),
  changes: z.array(z.enum(["name", "email", "phone", "needs", "picture", "logo", "details"])),
  what: z.enum([
    ...(["history", "services", "statement", "employees", "import_result"] as const),
    ...(["table_result", "my_data", "insight", "activity"] as const),
  ]),
  file: z.enum(["csv", "pdf", "xlsx", "zip"]),
} as const;

type FieldName = keyof typeof fields;
export type CodeOf<Name extends FieldName> = z.output<(typeof fields)[Name]>;

const row = <const Names extends readonly FieldName[] = []>(area: Area, ...names: Names) => ({
  area,
  fields: names,
});

/** What managers filter by. */
export const areas = [
  ...(["access", "employees", "account", "rules", "approvals", "trips"] as const),
  ...(["orders", "permissions", "exports"] as const),
];
export type Area = (typeof areas)[number];

/** All kinds of entries. Each has a text of the same name in `locales/<language>/features/activity.json`. */
export const kinds = {
  log_in: row("access", "way"),
  own_password_changed: row("access"),

  employee_added: row("employees", "employee"),
  employee_changed: row("employees", "employee", "changes"),
  employee_password_changed: row("employees", "employee"),
  employee_password_sent: row("employees", "employee"),
  employee_activated: row("employees", "employee"),
  employee_deactivated: row("employees", "employee"),
  employee_closed: row("employees", "employee"),
  employee_removed: row("employees", "employee"),
  employees_imported: row("employees", "added", "left"),

  profile_changed: row("account", "changes"),
  payment_method_chosen: row("account"),
  payment_method_removed: row("account"),
  payment_method_put_back: row("account"),
  service_type_added: row("account", "name"),
  service_type_changed: row("account", "name"),
  service_type_removed: row("account", "name"),

  rules_changed: row("rules", "parts"),
  reference_added: row("rules", "name"),
  reference_changed: row("rules", "name"),
  reference_removed: row("rules", "name"),

  request_approved: row("approvals", "employee", "trip"),
  request_stopped: row("approvals", "employee"),
  request_refused: row("approvals", "employee"),
  request_withdrawn: row("approvals"),

  trip_corrected: row("trips", "trip"),
  month_closed: row("trips", "month"),

  table_started: row("orders", "table", "rows"),
  series_made: row("orders", "series", "from"),
  series_changed: row("orders", "series", "from"),
  series_ended: row("orders", "series"),
  series_resumed: row("orders", "series"),
  ready_link_made: row("orders", "link"),
  ready_link_taken_back: row("orders", "link"),

  grant_given: row("permissions", "purpose"),
  grant_revoked: row("permissions", "purpose"),
  calendar_renewed: row("permissions"),

  exported: row("exports", "what", "file"),
  exported_period: row("exports", "what", "file", "from", "to"),
} as const;

export type Kind = keyof typeof kinds;

type FieldsOf<K extends Kind> = {
  [Name in (typeof kinds)[K]["fields"][number]]: z.input<(typeof fields)[Name]>;
};

/** A kind with its fields. */
export type Activity = { [K in Kind]: { kind: K } & FieldsOf<K> }[Kind];
