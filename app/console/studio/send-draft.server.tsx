import type { Request, RequestHandler, Response } from "express";
import type { ReactNode } from "react";
import { createTranslate } from "../../i18n/translate.ts";
import { handle } from "../page/handle.server.ts";
import { localsOf, sendNotFound, sendPage } from "../page/render-page.server.tsx";
import { DraftFrame, type DraftView } from "./draft-frame.tsx";
import type { Draft, Drafts } from "./drafts.server.ts";
import { toDraftBrand } from "./read-configuration.server.ts";
import { texts } from "./texts.ts";

export const draftPath = "/studio/drafts/:id";

/** A request with its response. */
export type Exchange = [Request, Response];

type Answer = (draft: Draft, request: Request, response: Response) => Promise<void> | void;
export type ForDraft = (answer: Answer) => RequestHandler;

/** Answers with the draft of the address where there is one. */
export const createForDraft =
  (drafts: Drafts): ForDraft =>
  (answer) =>
    handle(async (request, response) => {
      const draft = await drafts.find(request.params.id ?? "");
      if (draft) await answer(draft, request, response);
      else sendNotFound(request, response);
    });

/** Sends a view of a draft. The studio is the only part of the console with frames, which hold its own screens. */
export function sendDraft(
  { draft, view, status }: { draft: Draft; view: DraftView; status?: number },
  [request, response]: Exchange,
  children: ReactNode,
): void {
  const t = createTranslate(texts, localsOf(response).language);
  const brand = toDraftBrand(draft.configuration);
  const policy = response.getHeader("Content-Security-Policy");
  response.setHeader("Content-Security-Policy", `${policy};frame-src 'self'`);
  sendPage(request, response, {
    title: `${brand.name}: ${t(`view_${view}`)}`,
    section: "studio",
    status,
    children: (
      <DraftFrame draft={draft} brand={brand} view={view}>
        {children}
      </DraftFrame>
    ),
  });
}
