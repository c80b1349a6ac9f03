import { type RefObject, useEffect } from "react";
import { sleep } from "../../ui/sleep.ts";

type Detected = { rawValue: string };
type Detector = { detect: (source: HTMLVideoElement) => Promise<Detected[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const SCAN_INTERVAL_MS = 150;

/** Not every browser has a barcode detector. */
const detectorClass = (): DetectorClass | undefined =>
  (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const canScan = (): boolean =>
  detectorClass() !== undefined && navigator.mediaDevices !== undefined;

/** Shows the camera's picture until it contains a QR code or the component unmounts. */
export function useScan(
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
