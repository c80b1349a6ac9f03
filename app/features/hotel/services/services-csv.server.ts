import { createTranslate } from "../../../i18n/translate.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import type { CsvAddition } from "../../trips/history/history-csv.server.ts";
import { texts } from "./csv-texts.ts";
import { addNotes, matchesSearch } from "./find-services.server.ts";

/** Adds the desk's notes to each trip; `words` limits the file to the matching trips. */
export function noteColumns(words: string, context: MemberContext): CsvAddition {
  const t = createTranslate(texts, context.language);
  return {
    fileName: t("file_name"),
    nameEnd: words && t("name_search"),
    description: { ownerLabel: t("hotel"), rows: words ? [[t("search"), words]] : [] },
    headers: [t("room"), t("reference"), t("guest")],
    async read(trips) {
      const services = await addNotes(trips, context);
      return new Map(
        services
          .filter((service) => !words || matchesSearch(service, words))
          .map(({ trip, note }) => [
            trip.id,
            [note?.room ?? "", note?.reference ?? "", note?.guest ?? ""],
          ]),
      );
    },
  };
}
