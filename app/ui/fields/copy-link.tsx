import { useState } from "react";
import { Button } from "../button.tsx";
import { useHydrated } from "../use-hydrated.ts";

/** Copies or shares the link; needs JavaScript. */
export function CopyLink({
  address,
  words,
}: {
  address: string;
  words: { copy: string; copied: string; send: string };
}) {
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
        {words.copy}
      </Button>
      {"share" in navigator && (
        <Button type="button" kind="secondary" icon="share" onClick={send}>
          {words.send}
        </Button>
      )}
      <span role="status">{isCopied && words.copied}</span>
    </>
  );
}
