import { useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { Toast } from "../../ui/feedback/toast.tsx";
import { Main, RoomFrame } from "../../ui/frames/frame.tsx";
import type { FrameView } from "./frame-view.server.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { MemberFrame } from "./lazy-parts.ts";
import { useLastingFlash } from "./use-lasting-flash.ts";

/** A public screen uses the member frame for logged-in users, and the room frame for visitors. */
export function ScreenFrame({ view, children }: { view: FrameView; children: ReactNode }) {
  const flash = useLastingFlash(view.flash);
  usePreloadedFrame();
  const frame = {
    brand: { name: view.brand.name, logo: view.brand.logo, to: view.home },
    languageSwitch: <LanguageSwitch back={view.here} />,
    toast: <Toast message={flash ?? null} />,
  };
  if (view.layout === "default") return <Main toast={frame.toast}>{children}</Main>;
  if (!view.person)
    return (
      <RoomFrame {...frame} menu={view.menu}>
        {children}
      </RoomFrame>
    );
  return (
    <MemberFrame {...frame} view={view} person={view.person}>
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
