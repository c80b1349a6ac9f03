import type { Request, Response } from "express";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import { ServerStyleSheet } from "styled-components";
import { createTranslate } from "../../i18n/translate.ts";
import { LanguageContext } from "../../i18n/use-texts.ts";
import { toThemeCss } from "../../tenant/theme.ts";
import globalStyle from "../../ui/global.css";
import type { ConsoleSession } from "../access/console-sessions.server.ts";
import type { ConsoleLanguage } from "./language.server.ts";
import { addressOf, Layout, type Section } from "./layout.tsx";
import { texts } from "./texts.ts";

/** What every request of the console carries, see console-app.server.ts. */
export type ConsoleLocals = {
  nonce: string;
  language: ConsoleLanguage;
  /** Undefined before the log-in. */
  session: ConsoleSession | undefined;
};

type Page = {
  title: string;
  section?: Section;
  status?: number;
  /** Shows the page again by itself. */
  refreshSeconds?: number;
  /** Without the console's own bar, for those who are no operators. */
  isBare?: boolean;
  children: React.ReactNode;
};

export const localsOf = (response: Response): ConsoleLocals => response.locals as ConsoleLocals;

/** For the trail; behind the guard there is always one. */
export const operatorOf = (response: Response): string =>
  localsOf(response).session?.operator ?? "";

/** The console belongs to no brand, and has the panel's own colours. */
const themeCss = toThemeCss({
  ...{ main: "#2f4a6d", secondary: "#15aeb4", mainBackground: "#ffffff" },
  ...{ menuText: null, topText: "#ffffff" },
});

/** Draws a page of the console on the server; it has no script. */
export function sendPage(
  request: Request,
  response: Response,
  { title, section, status = 200, refreshSeconds, isBare, children }: Page,
): void {
  const { nonce, language, session } = localsOf(response);
  const t = createTranslate(texts, language);
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <StaticRouter location={request.originalUrl}>
          <LanguageContext.Provider value={language}>
            <html lang={language} dir="ltr">
              <head>
                <meta charSet="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="robots" content="noindex" />
                {refreshSeconds && <meta httpEquiv="refresh" content={`${refreshSeconds}`} />}
                <title>{isBare ? title : `${title} · ${t("name")}`}</title>
                <link rel="stylesheet" href={globalStyle} />
                <link rel="icon" href="data:," />
                <style
                  nonce={nonce}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of constant colours
                  dangerouslySetInnerHTML={{ __html: themeCss }}
                />
              </head>
              <body>
                {isBare ? (
                  children
                ) : (
                  <Layout
                    section={section}
                    operator={session?.operator}
                    here={request.method === "GET" ? request.originalUrl : addressOf(section)}
                    language={language}
                  >
                    {children}
                  </Layout>
                )}
              </body>
            </html>
          </LanguageContext.Provider>
        </StaticRouter>,
      ),
    );
    const page = `<!DOCTYPE html>${html.replace("</head>", () => `${sheet.getStyleTags()}</head>`)}`;
    response.status(status).type("html").send(page);
  } finally {
    sheet.seal();
  }
}

export function sendNotFound(request: Request, response: Response): void {
  const t = createTranslate(texts, localsOf(response).language);
  sendPage(request, response, {
    title: t("notFound"),
    status: 404,
    children: <h1>{t("notFound")}</h1>,
  });
}
