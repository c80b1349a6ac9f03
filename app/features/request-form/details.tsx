import type { ReactNode } from "react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { fontSize, space, touch, ui } from "../../ui/styled.ts";
import type { DraftProblem } from "../order-draft/draft.server.ts";
import { texts } from "../order-draft/texts.ts";
import type { RequestView } from "./load-request.server.ts";

const Box = ui("details", "RequestDetails")`
  > summary {
    display: flex;
    align-items: center;
    gap: ${space.s};
    min-height: ${touch};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker { display: none; }
  > summary > span { flex: 1; display: grid; min-width: 0; }
  > summary small { color: var(--muted); font-size: ${fontSize.s}; font-weight: 400; overflow-wrap: anywhere; }
  > summary > svg { flex: none; color: var(--muted); }
  /* Chromium leaves the transitions of what it only skips unfinished. */
  &:not([open]) > :not(summary) { display: none; }
  &[open] > summary > svg { rotate: 180deg; }
  &[open] > summary { margin-bottom: ${space.s}; }
`;

const names = ["traveller", "phone", "notes", "employee", "service_type", "passengers"];

/** The problems of an address that these fields show. */
const isMarked: Partial<Record<DraftProblem, (view: RequestView) => boolean>> = {
  passengers: ({ mostPassengers }) => mostPassengers !== undefined,
  employee: ({ employees }) => employees.length > 0,
  serviceType: ({ serviceTypes }) => serviceTypes.length > 0,
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
