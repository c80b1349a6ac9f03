import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "react-router-dom/server.js";
import type { Language } from "../i18n/languages.ts";
import { LanguageContext } from "../i18n/use-texts.ts";

/** Renders an element as on the server, for tests: the markup without JavaScript. */
export function toStaticMarkup(
  element: ReactElement,
  { address = "/", language = "en" }: { address?: string; language?: Language } = {},
): string {
  const { dataRoutes } = createStaticHandler([{ path: "*", element }]);
  const [route] = dataRoutes;
  if (!route) throw new Error("There is no route");
  const { pathname, search, hash } = new URL(address, "http://panel.invalid");
  const match = { params: {}, pathname, pathnameBase: pathname, route };
  const context = {
    basename: "",
    location: { pathname, search, hash, state: null, key: "default" },
    matches: [match],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  return renderToStaticMarkup(
    <LanguageContext.Provider value={language}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </LanguageContext.Provider>,
  );
}
