import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import {
  useDocumentLanguage,
  useDocumentPolicy,
  useServiceWorker,
  useStuckNavigation,
} from "./features/frame/document-effects.ts";
import {
  Alternates,
  PageMeta,
  PwaLinks,
  ScriptState,
  ThemeStyle,
} from "./features/frame/document-head.tsx";
import { readFailure, useReportedError } from "./features/frame/failure.ts";
import { failureTitles } from "./features/frame/failure-titles.ts";
import { toFrameView } from "./features/frame/frame-view.server.ts";
import { FailureView } from "./features/frame/lazy-parts.ts";
import { NavigationStatus } from "./features/frame/navigation-status.tsx";
import { OutageBanner } from "./features/frame/outage/outage-banner.tsx";
import { ScreenFrame } from "./features/frame/screen-frame.tsx";
import { RefreshChoice, useUnscriptedRefresh } from "./features/frame/unscripted-refresh.tsx";
import { directionOf, fallbackLanguage, type Language } from "./i18n/languages.ts";
import { tableOf } from "./i18n/translate.ts";
import { LanguageContext } from "./i18n/use-texts.ts";
import pageStyle from "./pages.css";
import { NonceContext } from "./remix/nonce.ts";
import type { Failure } from "./request/responses.server.ts";
import { loadRootView } from "./request/root-view.server.ts";

/** The title of failed pages; every other screen has its own. */
export const meta: MetaFunction<typeof loader> = ({ data: view, error }) => {
  const brand = view?.brand.title ?? "Taxi";
  if (!error) return [{ title: brand }];
  const failure = readFailure(error);
  const titles = tableOf(failureTitles, languageOf(view, failure));
  return [{ title: `${titles[failure.kind]} · ${brand}` }];
};

const languageOf = (view: { language: Language } | undefined, failure: Failure): Language =>
  view?.language ?? ("language" in failure ? failure.language : undefined) ?? fallbackLanguage;

// One style sheet for every brand and page, which browsers cache, and which costs no JavaScript.
export const links: LinksFunction = () => [{ rel: "stylesheet", href: pageStyle }];

export async function loader(args: LoaderFunctionArgs) {
  const { view, headers } = await loadRootView(args);
  return data(toFrameView(view), { headers });
}

/** Parts that come late follow it. */
const END_OF_PAGE = "end-of-page";

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const view = useRouteLoaderData<typeof loader>("root");
  const refreshSeconds = useUnscriptedRefresh();
  const language = languageOf(view, readFailure(useRouteError()));
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-session={view?.member ? "" : undefined}
      data-refresh={refreshSeconds}
      // ScriptState's script changes attributes before hydration.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ScriptState />
        {/* styled-components looks for the nonce here. */}
        <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
        {refreshSeconds && (
          <noscript>
            <meta httpEquiv="refresh" content={`${refreshSeconds}`} />
          </noscript>
        )}
        {view?.browserReports && (
          <meta name="error-reports" content={JSON.stringify(view.browserReports)} />
        )}
        {view?.vitalsSample && (
          <meta name="web-vitals" content={JSON.stringify(view.vitalsSample)} />
        )}
        {view && <PwaLinks pwa={view.pwa} favicon={view.brand.favicon} />}
        <PageMeta />
        {view?.alternate && <Alternates address={view.alternate} languages={view.languages} />}
        {/* A page that the browser paints half read moves while it reads the rest. */}
        <link rel="expect" href={`#${END_OF_PAGE}`} blocking="render" />
        <Links />
        <ThemeStyle />
      </head>
      <body>
        <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
        <ScrollRestoration id={END_OF_PAGE} nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const view = useLoaderData<typeof loader>();
  useStuckNavigation();
  useDocumentPolicy(view.capability);
  useDocumentLanguage(view.language);
  useServiceWorker(view.pwa.offlinePage);
  return (
    <>
      <NavigationStatus />
      <ScreenFrame view={view}>
        {view.outage && <OutageBanner outage={view.outage} />}
        <RefreshChoice />
        <Outlet />
      </ScreenFrame>
    </>
  );
}

/** The page for a failure of the root loader, where the brand is unknown. */
export function ErrorBoundary() {
  return <FailureView failure={readFailure(useReportedError())} />;
}
