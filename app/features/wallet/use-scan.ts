import { type RefObject, useEffect } from "react";
import { pause } from "../../ui/pause.ts";

type Detected = { rawValue: string };
type Detector = { detect: (source: HTMLVideoElement) => Promise<Detected[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const PAUSE_MS = 150;

/** Not every browser sees codes in pictures. */
const detectorClass = (): DetectorClass | undefined =>
  (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const canScan = (): boolean =>
  detectorClass() !== undefined && navigator.mediaDevices !== undefined;

/** Shows what the camera sees until there is a QR code in it, or nobody looks any more. */
export function useScan(
  video: RefObject<HTMLVideoElement>,
  { onCode, onFailure }: { onCode: (code: string) => void; onFailure: () => void },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is opened once, whoever listens by now
  useEffect(() => {
    const over = new AbortController();
    scan(video.current, over.signal).then(onCode, () => over.signal.aborted || onFailure());
    return () => over.abort();
  }, []);
}

async function scan(screen: HTMLVideoElement | null, over: AbortSignal): Promise<string> {
  const Detector = detectorClass();
  if (!screen || !Detector) throw new Error("Nothing to scan with");
  const detector = new Detector({ formats: ["qr_code"] });
  const camera = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment" },
  });
  try {
    over.throwIfAborted();
    screen.srcObject = camera;
    await screen.play();
    for (;;) {
      const [found] = await detector.detect(screen);
      over.throwIfAborted();
      if (found) return found.rawValue;
      await pause(PAUSE_MS);
    }
  } finally {
    for (const track of camera.getTracks()) track.stop();
  }
}
