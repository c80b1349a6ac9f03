import { useState } from "react";
import { Button } from "../button.tsx";
import { Cluster, Scripted } from "../layout/page-parts.tsx";

type Words = {
  copy: string;
  copied: string;
  send: string;
  /** Where the page has something to print. */
  print?: string;
};

/** Copies, shares or prints a link, which needs JavaScript. The row keeps its room until then. */
export function CopyLink({ address, words }: { address: string; words: Words }) {
  const { copy, print } = words;
  return (
    <Scripted room={{ buttons: print ? [copy, print] : [copy], haveIcons: true, areLarge: true }}>
      <Buttons address={address} words={words} />
    </Scripted>
  );
}

function Buttons({ address, words }: { address: string; words: Words }) {
  const [isCopied, setCopied] = useState(false);
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
    <Cluster $gap="xs">
      <Button type="button" icon={isCopied ? "check" : "copy"} onClick={copy}>
        {words.copy}
      </Button>
      {words.print && (
        <Button type="button" kind="secondary" icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
      )}
      {"share" in navigator && (
        <Button type="button" kind="secondary" icon="share" onClick={send}>
          {words.send}
        </Button>
      )}
      <span role="status">{isCopied && words.copied}</span>
    </Cluster>
  );
}
