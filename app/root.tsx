import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { FailureView } from "./features/frame/failure-view.tsx";
import { LogoutDialog } from "./features/frame/logout-dialog.tsx";
import { ScreenFrame } from "./features/frame/screen-frame.tsx";
import { useStuckNavigation } from "./features/frame/use-stuck-navigation.ts";
import { NonceContext } from "./http/nonce.ts";
import type { Failure } from "./http/responses.server.ts";
import { loadRootView } from "./http/root-view.server.ts";
import { fallbackLanguage } from "./i18n/languages.ts";
import { LanguageContext } from "./i18n/use-texts.ts";
import { type ScreenName, screens } from "./screens.ts";
import { GlobalStyle } from "./ui/global-style.tsx";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.brand.title }];

export async function loader(args: LoaderFunctionArgs) {
  const { view, headers } = await loadRootView(args);
  return data(view, { headers });
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const view = useRouteLoaderData<typeof loader>("root");
  const language = view?.language ?? fallbackLanguage;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Where styled-components looks for it. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {view?.brand.favicon && <link rel="icon" href={view.brand.favicon} />}
        <Meta />
        <Links />
        <style
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours alone
          dangerouslySetInnerHTML={{ __html: view?.brand.themeCss ?? "" }}
        />
      </head>
      <body>
        <LanguageContext.Provider value={language}>
          <GlobalStyle />
          {children}
        </LanguageContext.Provider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const failure: Failure =
    isRouteErrorResponse(error) && error.data?.kind
      ? error.data
      : { kind: "problem", reference: "" };
  return (
    <Framed>
      <FailureView failure={failure} />
    </Framed>
  );
}

/** The frame of the screen; none where not even the brand is known. */
function Framed({ children }: { children: ReactNode }) {
  const view = useRouteLoaderData<typeof loader>("root");
  const handle = useMatches().at(-1)?.handle as { screen?: ScreenName } | undefined;
  useStuckNavigation();
  if (!view) return children;
  const layout = screens[handle?.screen ?? "not_found"].layout;
  return (
    <ScreenFrame view={view} layout={layout}>
      {view.logout.isAsked && <LogoutDialog action={view.logout.action} closeTo={view.here} />}
      {children}
    </ScreenFrame>
  );
}
