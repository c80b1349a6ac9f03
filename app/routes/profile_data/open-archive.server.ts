import { getProfile } from "../../api/account.server.ts";
import { RateLimited } from "../../forms/reply.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { countAttempt } from "../../request/rate-limit/rate-limit.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import type { SentFile } from "../../request/send-file.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { hasOwnData, mayEnter } from "../../session/access.ts";
import { type ArchivedFile, writeZip } from "../../zip/write-zip.server.ts";
import { createPartReader, type PartReader } from "./part-reader.server.ts";
import { partNames, partOf } from "./parts.server.ts";
import { texts } from "./texts.ts";
import { writeReadMe } from "./write-read-me.server.ts";

/** All that the panel and the API show of a client; where it is asked for too often, the way to the profile. */
export async function openArchive(context: MemberContext): Promise<SentFile | Response> {
  if (!hasOwnData(context.user)) throw screenNotFound();
  const { api, brand, user, language } = context;
  const t = createTranslate(texts, language);
  try {
    await countAttempt({ action: "my_data", account: `${user.id}` }, context);
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    const text = t("too_often", { count: error.minutes });
    return redirectToScreen("profile", { flash: { kind: "failure", text } }, context);
  }
  // An expired session leads to the log-in, and not to an archive without anything.
  await optional(getProfile(api), undefined, context);
  const now = toLocalTime(Date.now(), brand.timeZone);
  return {
    name: `${brand.permalink}-${t("file_name")}-${now.slice(0, 10)}.zip`,
    type: "application/zip",
    chunks: writeZip(listFiles(context, now), now),
  };
}

async function* listFiles(context: MemberContext, now: string): AsyncGenerator<ArchivedFile> {
  const { language } = context;
  const readers = partNames
    .filter((name) => {
      const { screen } = partOf(name);
      return screen === undefined || mayEnter(screen, context);
    })
    .map((name) => createPartReader(name, context));
  yield { name: "data.json", chunks: writeJson(readers, context) };
  for (const reader of readers) {
    const { rows, hasFailed } = reader.result;
    // The read-me says that it is missing.
    if (hasFailed && rows === 0) continue;
    yield { name: `${reader.name}.csv`, chunks: reader.toCsv(language) };
  }
  // At the end, since it says what could not be read.
  const name = `${createTranslate(texts, language)("read_me_name")}.txt`;
  yield { name, chunks: writeReadMe(readers, now, context) };
}

async function* writeJson(
  readers: PartReader[],
  { brand, language }: MemberContext,
): AsyncGenerator<string> {
  const about = {
    ...{ made_at: new Date().toISOString(), brand: brand.name, language },
    time_zone: brand.timeZone,
  };
  yield `{\n  "about": ${JSON.stringify(about)}`;
  for (const { name, toJson } of readers) {
    yield `,\n  "${name}": [`;
    yield* toJson();
    yield "\n  ]";
  }
  const missing = readers.flatMap(({ name, result }) =>
    isWhole(result)
      ? []
      : [{ part: name, ends_early: result.hasFailed, unreadable_rows: result.leftOut }],
  );
  yield `,\n  "missing": ${JSON.stringify(missing)}\n}\n`;
}

const isWhole = ({ hasFailed, leftOut }: PartReader["result"]) => !hasFailed && leftOut === 0;
