import { useEffect, useState } from "react";

/**
 * What a page may load is settled with its document: where a link has led to a page that may load
 * more than the one before, or less, that page is loaded as a whole.
 */
export function useOwnDocument(hasMap: boolean): void {
  const [settled] = useState(hasMap);
  useEffect(() => {
    if (hasMap !== settled) window.location.reload();
  }, [hasMap, settled]);
}
