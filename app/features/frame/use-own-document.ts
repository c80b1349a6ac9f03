import { useEffect, useState } from "react";

/**
 * What a page may do is settled with its document: where a link has led to a page that may do more
 * than the one before, or less, that page is loaded as a whole.
 */
export function useOwnDocument(power: string | undefined): void {
  const [settled] = useState(power);
  useEffect(() => {
    if (power !== settled) window.location.reload();
  }, [power, settled]);
}
