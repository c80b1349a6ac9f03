import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
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
import { failureTitles } from "./features/frame/failure-titles.ts";
import { toFrameView } from "./features/frame/frame-view.server.ts";
import { FailureView } from "./features/frame/lazy-parts.ts";
import { NavigationStatus } from "./features/frame/navigation-status.tsx";
import { PageMeta } from "./features/frame/page-meta.tsx";
import { PwaLinks } from "./features/frame/pwa-links.tsx";
import { readFailure } from "./features/frame/read-failure.ts";
import { RefreshChoice } from "./features/frame/refresh-choice.tsx";
import { ScreenFrame } from "./features/frame/screen-frame.tsx";
import { ScriptState } from "./features/frame/script-state.tsx";
import { useDocumentPolicy } from "./features/frame/use-document-policy.ts";
import { useReportedError } from "./features/frame/use-reported-error.ts";
import { useServiceWorker } from "./features/frame/use-service-worker.ts";
import { useStuckNavigation } from "./features/frame/use-stuck-navigation.ts";
import { useUnscriptedRefresh } from "./features/frame/use-unscripted-refresh.ts";
import { fallbackLanguage } from "./i18n/languages.ts";
import { LanguageContext } from "./i18n/use-texts.ts";
import { NonceContext } from "./remix/nonce.ts";
import { loadRootView } from "./request/root-view.server.ts";
import globalStyle from "./ui/global.css";

/** The title of pages that failed; a screen that is drawn has one of its own. */
export const meta: MetaFunction<typeof loader> = ({ data: view, error }) => {
  const brand = view?.brand.title ?? "Taxi";
  if (!error) return [{ title: brand }];
  const failure = readFailure(error);
  const told = "language" in failure ? failure.language : undefined;
  const language = view?.language ?? told ?? fallbackLanguage;
  return [{ title: `${failureTitles[language][failure.kind]} · ${brand}` }];
};

// The same for every brand and page: it is loaded once and costs no JavaScript.
export const links: LinksFunction = () => [{ rel: "stylesheet", href: globalStyle }];

export async function loader(args: LoaderFunctionArgs) {
  const { view, headers } = await loadRootView(args);
  return data(toFrameView(view), { headers });
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const view = useRouteLoaderData<typeof loader>("root");
  const refreshSeconds = useUnscriptedRefresh();
  const failure = readFailure(useRouteError());
  const told = "language" in failure ? failure.language : undefined;
  const language = view?.language ?? told ?? fallbackLanguage;
  return (
    <html
      lang={language}
      data-session={view?.person ? "" : undefined}
      data-refresh={refreshSeconds}
      // A script has added its state before React comes.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ScriptState />
        {/* Where styled-components looks for it. */}
        <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
        {refreshSeconds && (
          <noscript>
            <meta httpEquiv="refresh" content={`${refreshSeconds}`} />
          </noscript>
        )}
        {view?.browserReports && (
          <meta name="error-reports" content={JSON.stringify(view.browserReports)} />
        )}
        {view && <PwaLinks shell={view.shell} favicon={view.brand.favicon} />}
        <PageMeta />
        <Links />
        <style
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours alone
          dangerouslySetInnerHTML={{ __html: view?.brand.themeCss ?? "" }}
        />
      </head>
      <body>
        <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const view = useLoaderData<typeof loader>();
  useStuckNavigation();
  useDocumentPolicy(view.capability);
  useServiceWorker(view.shell.offlinePage);
  return (
    <>
      <NavigationStatus />
      <ScreenFrame view={view}>
        <RefreshChoice />
        <Outlet />
      </ScreenFrame>
    </>
  );
}

/** Where not even the brand is known. */
export function ErrorBoundary() {
  return <FailureView failure={readFailure(useReportedError())} />;
}
