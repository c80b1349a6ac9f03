import type { MetaFunction } from "@remix-run/react";
import { screenTitle } from "../../request/screen-title.ts";
import { texts } from "../order-draft/texts.ts";
import type { RequestPage } from "./load-request.server.ts";

/** The title says whether the tab shows the form, or an order that it has sent. */
export const requestTitle: MetaFunction = ({ matches, data }) =>
  screenTitle(matches, texts, (data as RequestPage | undefined)?.title);
