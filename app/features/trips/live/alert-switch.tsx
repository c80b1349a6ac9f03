import { useEffect, useState } from "react";
import { useTexts } from "../../../i18n/use-texts.ts";
import { SwitchButton } from "../../../ui/switch-button.tsx";
import { texts } from "../freshness-texts.ts";
import { areAlertsOn, mayNotify, switchAlerts } from "./alerts.ts";
import { allowSound } from "./sound.ts";

/** Nobody is alerted, or asked for leave, who has not pressed it. */
export function AlertSwitch() {
  const t = useTexts(texts);
  const [isOn, setOn] = useState(areAlertsOn);
  const [isShown, setShown] = useState(mayNotify);
  // It is one choice for all tabs.
  useEffect(() => {
    const follow = () => setOn(areAlertsOn());
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  // Whoever has come back has not pressed it this time: any other press will do.
  useEffect(() => {
    if (!isOn) return;
    for (const press of presses) addEventListener(press, allowSound);
    return () => {
      for (const press of presses) removeEventListener(press, allowSound);
    };
  }, [isOn]);
  const toggle = async () => {
    setOn(!isOn);
    await switchAlerts(!isOn);
    setShown(mayNotify());
  };
  return (
    <div>
      <SwitchButton type="button" isOn={isOn} onClick={toggle}>
        {t("alert_me")}
      </SwitchButton>
      {isOn && !isShown && <p className="field-note">{t("no_notifications")}</p>}
    </div>
  );
}

const presses = ["pointerdown", "keydown"];
