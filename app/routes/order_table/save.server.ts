import { z } from "zod";
import {
  cancelPaused,
  discardTable,
  findTable,
  goOnSending,
  keepAnswers,
  lookUpAgain,
  startSending,
} from "../../features/order-table/answer-table.server.ts";
import {
  type CreateProblem,
  createTable,
  MOST_ROWS,
} from "../../features/order-table/create-table.server.ts";
import { texts as problemTexts } from "../../features/order-table/problem-texts.ts";
import { openTable } from "../../features/order-table/record.server.ts";
import { FormRejected } from "../../forms/reply.ts";
import { formsOf } from "../../forms/rules.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Flash, redirectToScreen } from "../../request/flash.server.ts";
import { readText } from "../../table-file/read-text.server.ts";
import { texts } from "./texts.ts";

const MAX_BYTES = 2 * 1024 * 1024;

const id = z.uuid("unreadable");
const index = z.coerce.number().int().min(0).max(MOST_ROWS);
const indexes = z.preprocess(
  (values = []) => [values].flat().filter((value) => value !== ""),
  z.array(index),
);

/** The user chooses a file or pastes a table. */
const check = z.object({
  form: z.literal("check"),
  file: z.instanceof(File).optional(),
  rows: z.string().default(""),
});

/** The answers of a checked table, and whether they are all. */
const answers = z.looseObject({
  form: z.enum(["choose", "start"]),
  id,
  asked: indexes,
  also: indexes,
});

/** The id names the table that the page shows. */
const press = z.object({
  form: z.enum(["again", "pause", "cancel", "go_on", "discard"]),
  id,
});

const schema = formsOf(check, answers, press);
type Sent = z.output<typeof schema>;
type Outcome = { id?: string; flash?: Flash };

export function tableSubmission(context: MemberContext): Submission<typeof schema, Outcome> {
  return {
    language: context.language,
    schema,
    texts: problemTexts,
    run: (sent) => (sent.form === "check" ? readSent(sent, context) : act(sent, context)),
    done: ({ id: table, flash }) =>
      redirectToScreen("order_table", { query: { table }, flash }, context),
  };
}

async function readSent(
  { file, rows: pasted }: z.output<typeof check>,
  context: MemberContext,
): Promise<Outcome> {
  if (file && pasted.trim() !== "") {
    throw new FormRejected([{ field: "rows", message: { rule: "bothGiven" } }]);
  }
  const name = file?.name.slice(0, 100) ?? "";
  const read = file ? await readFile(file, context) : readText(pasted);
  const created = "problem" in read ? read : await createTable({ rows: read.rows, name }, context);
  if (!("problem" in created)) return { id: created.id };
  throw new FormRejected([{ field: file ? "file" : "rows", message: toMessage(created) }]);
}

async function readFile(file: File, { app }: MemberContext) {
  if (file.size > MAX_BYTES) return { problem: "tooLarge" } as const;
  return app.services.readTable(new Uint8Array(await file.arrayBuffer()));
}

function toMessage({ problem: rule, ...values }: CreateProblem) {
  return { rule, values: { ...values, most: MOST_ROWS } };
}

/** Runs a press on a table. One that the table's state no longer allows changes nothing. */
async function act(
  sent: Exclude<Sent, { form: "check" }>,
  context: MemberContext,
): Promise<Outcome> {
  const opened = await findTable(sent.id, context);
  if (!opened) return {};
  const { state } = opened.table.progress;
  const records = openTable(context, sent.id);
  const outcome = { id: sent.id };
  switch (sent.form) {
    case "choose":
    case "start": {
      if (state !== "checked") return outcome;
      const hasNewFares = await keepAnswers(opened, toAnswers(sent), context);
      if (sent.form === "choose") return outcome;
      if (hasNewFares) return { ...outcome, flash: askToCheck(context) };
      await startSending(opened, context);
      return outcome;
    }
    case "again":
      if (state === "checked") await lookUpAgain(opened, context);
      return outcome;
    case "pause":
      if (state === "running") await records.requestStop("pause");
      return outcome;
    case "cancel":
      if (state === "running") await records.requestStop("cancel");
      if (state === "paused") await cancelPaused(opened);
      return outcome;
    case "go_on":
      if (state === "paused") await goOnSending(opened, context);
      return outcome;
    case "discard":
      if (state !== "running") await discardTable(opened, context);
      return {};
  }
}

function toAnswers(sent: z.output<typeof answers>) {
  const choices = Object.entries(sent)
    .filter(([name, value]) => name.startsWith("place_") && /^\d+$/.test(`${value}`))
    .map(([name, value]) => [name, Number(value)] as const);
  return { choices: new Map(choices), asked: sent.asked, accepted: sent.also };
}

function askToCheck({ language }: MemberContext): Flash {
  return { kind: "failure", text: createTranslate(texts, language)("first_fares") };
}
