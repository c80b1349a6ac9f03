import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { Toast } from "../../ui/feedback/toast.tsx";
import { Main, RoomFrame } from "../../ui/frames/frame.tsx";
import { LanguageSwitch } from "../../ui/frames/language-switch.tsx";
import type { FrameView } from "./frame-view.server.ts";
import { MemberFrame } from "./lazy-parts.ts";

/** A public screen uses the member frame for logged-in users, and the room frame for visitors. */
export function ScreenFrame({ view, children }: { view: FrameView; children: ReactNode }) {
  const flash = useLastingFlash(view.flash);
  usePreloadedFrame();
  const frame = {
    brand: { name: view.brand.name, logo: view.brand.logo, to: view.home },
    languageSwitch: <LanguageSwitch languages={view.languages} back={view.here} />,
    toast: <Toast message={flash ?? null} />,
  };
  if (view.layout === "default") {
    return <Main toast={frame.toast}>{children}</Main>;
  }
  if (!view.member)
    return (
      <RoomFrame {...frame} menu={view.menu}>
        {children}
      </RoomFrame>
    );
  return (
    <MemberFrame {...frame} view={view} member={view.member}>
      {children}
    </MemberFrame>
  );
}

/** A visitor's form may log them in, so we load the member frame early to avoid an empty page. */
function usePreloadedFrame(): void {
  const isSending = useNavigation().formMethod === "POST";
  useEffect(() => {
    if (isSending) MemberFrame.preload();
  }, [isSending]);
}

type Flash = FrameView["flash"];

/** The server sends a flash once; we keep it while the page revalidates. */
function useLastingFlash(flash: Flash): Flash {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, flash });
  const current = flash || last.key !== key ? { key, flash } : last;
  // React re-renders at once, before the browser paints.
  if (current.key !== last.key || current.flash?.id !== last.flash?.id) setLast(current);
  return current.flash;
}
