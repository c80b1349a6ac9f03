import { useEffect, useState } from "react";

/**
 * The browser applies the policy of the loaded document. When a client-side navigation leads to a page with
 * another capability, we reload it as a document.
 */
export function useDocumentPolicy(capability: string | undefined): void {
  const [initial] = useState(capability);
  useEffect(() => {
    if (capability !== initial) window.location.reload();
  }, [capability, initial]);
}
