import { type RefObject, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { ModalDialog } from "../../ui/dialog/modal-dialog.tsx";
import { sleep } from "../../ui/sleep.ts";
import { radius, ui } from "../../ui/styled.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { texts } from "./scan-texts.ts";

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

const Screen = ui("video", "ScanScreen")`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  border-radius: ${radius.m};
  background: #000;
  object-fit: cover;
`;

function ScanDialog({
  onClose,
  ...handlers
}: {
  onClose: () => void;
  onCode: (code: string) => void;
  onFailure: () => void;
}) {
  const t = useTexts(texts);
  const screen = useRef<HTMLVideoElement>(null);
  useScan(screen, handlers);
  return (
    <ModalDialog title={t("title")} onClose={onClose}>
      <Screen ref={screen} muted playsInline aria-hidden="true" />
    </ModalDialog>
  );
}

type Detected = { rawValue: string };
type Detector = { detect: (source: HTMLVideoElement) => Promise<Detected[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const SCAN_INTERVAL_MS = 150;

/** Not every browser has a barcode detector. */
const detectorClass = (): DetectorClass | undefined =>
  (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

const canScan = (): boolean =>
  detectorClass() !== undefined && navigator.mediaDevices !== undefined;

/** Shows the camera's picture until it contains a QR code or the component unmounts. */
function useScan(
  video: RefObject<HTMLVideoElement>,
  { onCode, onFailure }: { onCode: (code: string) => void; onFailure: () => void },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is opened only once
  useEffect(() => {
    const unmount = new AbortController();
    scan(video.current, unmount.signal).then(onCode, () => unmount.signal.aborted || onFailure());
    return () => unmount.abort();
  }, []);
}

async function scan(screen: HTMLVideoElement | null, signal: AbortSignal): Promise<string> {
  const Detector = detectorClass();
  if (!screen || !Detector) throw new Error("The browser cannot scan");
  const detector = new Detector({ formats: ["qr_code"] });
  const camera = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment" },
  });
  try {
    signal.throwIfAborted();
    screen.srcObject = camera;
    await screen.play();
    for (;;) {
      const [found] = await detector.detect(screen);
      signal.throwIfAborted();
      if (found) return found.rawValue;
      await sleep(SCAN_INTERVAL_MS);
    }
  } finally {
    for (const track of camera.getTracks()) track.stop();
  }
}
