import { useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { texts } from "./texts.ts";

/** What a browser can do with a link beside showing it. */
export function CopyLink({ address }: { address: string }) {
  const t = useTexts(texts);
  const [isCopied, setCopied] = useState(false);
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // It still stands there to be copied by hand.
    }
  };
  // Whoever puts the page for sending away has changed their mind, which is no error.
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
