import { useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { texts } from "./texts.ts";

/** Copies or shares the link; needs JavaScript. */
export function CopyLink({ address }: { address: string }) {
  const t = useTexts(texts);
  const [isCopied, setCopied] = useState(false);
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // The user can still copy the link by hand.
    }
  };
  // Closing the share sheet is not an error.
  const send = () => navigator.share({ url: address }).catch(() => {});
  return (
    <>
      <Button type="button" icon={isCopied ? "check" : "copy"} onClick={copy}>
        {t("copy")}
      </Button>
      {"share" in navigator && (
        <Button type="button" kind="secondary" icon="share" onClick={send}>
          {t("send")}
        </Button>
      )}
      <span role="status">{isCopied && t("copied")}</span>
    </>
  );
}
