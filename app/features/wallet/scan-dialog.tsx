import { useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { ModalDialog } from "../../ui/dialog/modal-dialog.tsx";
import { radius, ui } from "../../ui/styled.ts";
import { texts } from "./scan-texts.ts";
import { useScan } from "./use-scan.ts";

const Screen = ui("video", "ScanScreen")`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  border-radius: ${radius.m};
  background: #000;
  object-fit: cover;
`;

/** Shows the camera's picture while it searches for a code. */
export function ScanDialog({
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
