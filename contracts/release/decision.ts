import type { Audience } from "../pact-file.ts";

/** Screens that break for these users, with the calls that are the cause. */
export type Break = Audience & { causes: string[] };

export type Answer = {
  /** The version of the panel. */
  panel: string;
  isYes: boolean;
  /** Why it may, or why it may not: what breaks, or what is not known. */
  reasons: string[];
  breaks: Break[];
};

/** An interaction that failed, as a report or a broker's result has it. */
export type Failure = {
  operation: string;
  call: string;
  audiences: Audience[];
  problems: string[];
};

export const yes = (panel: string, reason: string): Answer => ({
  ...{ panel, isYes: true, reasons: [reason], breaks: [] },
});

export const no = (panel: string, ...reasons: string[]): Answer => ({
  ...{ panel, isYes: false, reasons, breaks: [] },
});

export function noBecauseOf(panel: string, failures: Failure[]): Answer {
  const groups = new Map<string, Break>();
  for (const { operation, call, audiences, problems } of failures) {
    const cause = `${operation}: ${problems[0] ?? "it fails"} (${call})`;
    const nowhere: Audience = { users: ["no user"], screens: ["no screen"] };
    for (const { users, screens } of audiences.length > 0 ? audiences : [nowhere]) {
      const known = groups.get(users.join()) ?? { users, screens: [], causes: [] };
      groups.set(users.join(), {
        users,
        screens: [...new Set([...known.screens, ...screens])].toSorted(),
        causes: [...new Set([...known.causes, cause])],
      });
    }
  }
  const breaks = [...groups.values()];
  const reasons = breaks.map(
    ({ screens, users }) =>
      `${screens.join(", ")} ${screens.length === 1 ? "breaks" : "break"}, for ${users.join(", ")}`,
  );
  return { panel, isYes: false, reasons, breaks };
}

/** A decision needs no more causes; the verification has them all. */
const MOST_CAUSES = 5;

export function toText(answers: Answer[]): string {
  const isYes = answers.every((answer) => answer.isYes);
  return [
    ...answers.flatMap(({ panel, isYes, reasons, breaks }) =>
      isYes
        ? [`panel ${panel}: yes, ${reasons.join(", ")}`]
        : [
            `panel ${panel}: no, because`,
            ...reasons.flatMap((reason, at) => [`  ${reason}`, ...toCauses(breaks[at])]),
          ],
    ),
    "",
    isYes ? "yes: it may be released" : "no: it may not be released",
  ].join("\n");
}

function toCauses(found: Break | undefined): string[] {
  const causes = found?.causes ?? [];
  const more = causes.length - MOST_CAUSES;
  return [
    ...causes.slice(0, MOST_CAUSES).map((cause) => `    ${cause}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ];
}
