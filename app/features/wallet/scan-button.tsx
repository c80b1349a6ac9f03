import { useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { ScanDialog } from "./scan-dialog.tsx";
import { texts } from "./scan-texts.ts";
import { canScan } from "./use-scan.ts";

/** Rendered only if the browser can read QR codes; users of others send a picture. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState("");
  if (!useHydrated() || !canScan()) return null;
  return (
    <div>
      <Button
        type="button"
        kind="secondary"
        icon="qr-code"
        onClick={() => {
          setStatus("");
          setOpen(true);
        }}
      >
        {t("scan")}
      </Button>
      <p role="status">{status}</p>
      {isOpen && (
        <ScanDialog
          onClose={() => setOpen(false)}
          onFailure={() => {
            setOpen(false);
            setStatus(t("no_camera"));
          }}
          onCode={(code) => {
            setOpen(false);
            setStatus(t("found", { code }));
            onCode(code);
          }}
        />
      )}
    </div>
  );
}
