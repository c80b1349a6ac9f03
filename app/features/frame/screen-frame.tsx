import { lazy, type ReactNode, Suspense } from "react";
import type { RootView } from "../../http/root-view.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Toast } from "../../ui/feedback/toast.tsx";
import { DefaultFrame } from "../../ui/frames/default-frame.tsx";
import { RoomFrame } from "../../ui/frames/room-frame.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { toMenuItems } from "./menu-items.ts";
import { texts } from "./menu-texts.ts";

// Whoever has yet to log in is not made to load what only members see.
const MemberFrame = lazy(() => import("./member-frame.tsx"));

/**
 * The frame around a screen. Screens that are open to all are drawn in the frame of whoever looks:
 * the room for visitors, the panel for who is logged in.
 */
export function ScreenFrame({ view, children }: { view: RootView; children: ReactNode }) {
  const t = useTexts(texts);
  const frame = {
    brand: { name: view.brand.name, logo: view.brand.logo, to: view.home },
    menu: toMenuItems(view, t),
    languageSwitch: <LanguageSwitch back={view.here} />,
    toast: <Toast message={toToast(view)} />,
  };
  if (view.layout === "default") {
    return <DefaultFrame toast={frame.toast}>{children}</DefaultFrame>;
  }
  if (!view.person) return <RoomFrame {...frame}>{children}</RoomFrame>;
  return (
    <Suspense>
      <MemberFrame {...frame} view={view} person={view.person}>
        {children}
      </MemberFrame>
    </Suspense>
  );
}

function toToast({ flash }: RootView) {
  if (!flash) return null;
  const text = flash.title ? `${flash.title} ${flash.text}` : flash.text;
  return { id: flash.id, kind: flash.kind, text };
}
