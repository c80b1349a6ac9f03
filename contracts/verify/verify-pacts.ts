import { type Contract, createContract, loadDocument } from "../../openapi/contract.ts";
import { findOperation } from "../operations.ts";
import { type Interaction, type Pact, readPact } from "../pact-file.ts";
import {
  type Choice,
  chooseInteractions,
  type LeftOut,
  NO_STATE,
  NOT_ASKED,
} from "./choose-interactions.ts";
import { hashPact } from "./hash-pact.ts";
import { findUnknownStates } from "./probe-states.ts";
import type { Report, Result } from "./report.ts";
import { assertAnswers, type Finding, verifyApi } from "./verify-api.ts";

/** The pact of a version of the panel. */
export type PanelPact = {
  pact: Pact;
  version: string;
  isPending?: boolean;
  /** The document of this version, where it is at hand: what another one allows, this panel may refuse. */
  contract?: Contract;
};

export type Options = {
  api: string;
  apiVersion?: string;
  /** The address of the server that sets up provider states. */
  states?: string;
  /** Permalink of a group of the API, in place of the example's. */
  group?: string;
  headers?: string[];
  choice: Omit<Choice, "unknownStates">;
  onProgress?: (count: number, total: number) => void;
};

const exampleGroup = "radio-taxi-cantalmar";

/** Verifies the API against the pacts of one or more versions of the panel, as far as the choice allows. */
export async function verifyPacts(pacts: PanelPact[], options: Options): Promise<Report> {
  const { api, apiVersion, states, headers, choice, onProgress } = options;
  const prepared: (PanelPact & { hash: string; leftOut: LeftOut[] })[] = [];
  for (const each of pacts) {
    const hash = hashPact(each.pact);
    const chosen = await choose(nameGroup(each.pact, options.group), { choice, states });
    prepared.push({ ...each, ...chosen, hash });
  }

  const total = prepared.reduce((sum, { pact }) => sum + pact.interactions.length, 0);
  let done = 0;
  const results: Result[] = [];
  const unready: Report["leftOut"] = [];
  for (const { pact, version, hash, isPending, contract } of prepared) {
    if (pact.interactions.length === 0) continue;
    const findings = await verifyApi({
      ...{ api, pact, states, headers },
      contract: contract ?? (hash === ownHash() ? createContract(loadDocument()) : undefined),
      onAnswer: (count) => onProgress?.(done + count, total),
    });
    done += pact.interactions.length;
    for (const [at, finding] of findings.entries()) {
      const { description } = finding;
      if (finding.unready) {
        const reason = `${NO_STATE}: ${finding.unready}`;
        unready.push({ description, reason, panel: version });
      } else {
        const interaction = pact.interactions[at] as Interaction;
        results.push(toResult(finding, interaction, { version, isPending }));
      }
    }
  }
  // An API that went away in between breaks nothing: it was not verified.
  if (results.some(({ exchange }) => exchange?.failure)) {
    await assertAnswers(api).catch(() => {
      throw new Error(`${api} has stopped answering, so it could not be verified`);
    });
  }
  return {
    api,
    apiVersion,
    date: new Date().toISOString(),
    pacts: prepared.map(({ version, hash, isPending = false }) => ({ version, hash, isPending })),
    results,
    leftOut: [
      ...unready,
      ...prepared.flatMap(({ leftOut, version }) =>
        leftOut
          .filter(({ reason }) => reason !== NOT_ASKED)
          .map((each) => ({ ...each, panel: version })),
      ),
    ],
    isWhole:
      unready.length === 0 &&
      prepared.every(({ leftOut }) => leftOut.every(({ isOptional }) => isOptional)),
  };
}

async function choose(pact: Pact, { choice, states }: Pick<Options, "choice" | "states">) {
  const asked = chooseInteractions(pact, choice);
  const isSetUp = states !== undefined && !choice.isReadOnly;
  const unknownStates = isSetUp ? await findUnknownStates(asked.pact, states) : undefined;
  return chooseInteractions(pact, { ...choice, unknownStates });
}

function toResult(
  finding: Finding,
  { request, comments }: Interaction,
  { version, isPending = false }: Pick<PanelPact, "version" | "isPending">,
): Result {
  const audiences = comments?.audiences ?? [];
  const screens = audiences.flatMap((each) => each.screens);
  return {
    ...finding,
    panel: version,
    isPending,
    call: `${request.method} ${finding.exchange?.path ?? request.path}`,
    operation: comments?.operation ?? findOperation(request),
    screens: screens.length > 0 ? [...screens] : ["no screen"],
    audiences,
  };
}

function nameGroup(pact: Pact, group: string | undefined): Pact {
  if (group === undefined) return pact;
  return JSON.parse(JSON.stringify(pact).replaceAll(exampleGroup, group));
}

let own: string | undefined;

/** The hash of the pact that comes with this document. */
function ownHash(): string {
  own ??= hashPact(readPact());
  return own;
}
