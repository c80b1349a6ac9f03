import { toWords } from "../verify/report.ts";
import type { JudgedChange, Verdict } from "./judge-changes.ts";

const titles: Record<Verdict, string> = {
  breaking: "breaks",
  unknown: "may break",
  safe: "is safe",
};

/** For a terminal: per call what its changes mean, and for which screens. Safe ones are counted, or listed on demand. */
export function toText(changes: JudgedChange[], { isAll = false } = {}): string {
  const groups = new Map<string, JudgedChange[]>();
  for (const change of changes.filter(({ verdict }) => isAll || verdict !== "safe")) {
    const key = `${change.call} ${change.verdict}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  const counts = (["breaking", "unknown", "safe"] as const).map(
    (verdict) => `${changes.filter((each) => each.verdict === verdict).length} ${verdict}`,
  );
  return [
    ...[...groups.values()].flatMap(([first, ...rest]) => {
      if (!first) return [];
      const { call, verdict, audiences } = first;
      const whom = verdict === "safe" ? "" : ` ${toWords(audiences)}`;
      return [
        `${call} ${titles[verdict]}${whom}`,
        ...new Set(
          [first, ...rest].map(
            ({ where, what, reason }) => `  ${where ? `${where}: ` : ""}${what} (${reason})`,
          ),
        ),
        "",
      ];
    }),
    `${changes.length} changes: ${counts.join(", ")}`,
  ].join("\n");
}
