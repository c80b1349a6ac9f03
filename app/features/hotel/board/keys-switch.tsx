import { useTexts } from "../../../i18n/use-texts.ts";
import { switchNumberKeys, useNumberKeysOn } from "../../../ui/number-keys.ts";
import { ui } from "../../../ui/styled.ts";
import { SwitchButton } from "../../../ui/switch-button.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { texts } from "./texts.ts";

const Box = ui("div", "KeysSwitch")`
  /* Touch screens have no such keys. */
  @media (hover: none) and (pointer: coarse) { display: none; }
`;

/** Speech input and barcode scanners type single keys, so their users can switch the shortcuts off. */
export function KeysSwitch() {
  const t = useTexts(texts);
  const isOn = useNumberKeysOn();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Box>
      <SwitchButton type="button" isOn={isOn} onClick={() => switchNumberKeys(!isOn)}>
        {t("keys_on")}
      </SwitchButton>
    </Box>
  );
}
