import { useTexts } from "../../../i18n/use-texts.ts";
import { switchNumberKeys, useNumberKeysOn } from "../../../ui/number-keys.ts";
import { SwitchButton } from "../../../ui/switch-button.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { texts } from "./texts.ts";

/** Speech input and barcode scanners type single keys, so their users can switch the shortcuts off. */
export function KeysSwitch() {
  const t = useTexts(texts);
  const isOn = useNumberKeysOn();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <div>
      <SwitchButton type="button" isOn={isOn} onClick={() => switchNumberKeys(!isOn)}>
        {t("keys_on")}
      </SwitchButton>
    </div>
  );
}
