import { useEffect, useState } from "react";
import { useTexts } from "../../../i18n/use-texts.ts";
import { SwitchButton } from "../../../ui/switch-button.tsx";
import { texts } from "../freshness-texts.ts";
import { areAlertsOn, mayNotify, switchAlerts, unlockSound } from "./alerts.ts";

/** Alerts, and the browser's permission prompt, need the user's own press. */
export function AlertSwitch() {
  const t = useTexts(texts);
  const [isOn, setOn] = useState(areAlertsOn);
  const [isShown, setShown] = useState(mayNotify);
  // All tabs share the choice.
  useEffect(() => {
    const follow = () => setOn(areAlertsOn());
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  // Browsers allow sound only after a press on the page, so on later visits any press will do.
  useEffect(() => {
    if (!isOn) return;
    for (const press of pressEvents) addEventListener(press, unlockSound);
    return () => {
      for (const press of pressEvents) removeEventListener(press, unlockSound);
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

const pressEvents = ["pointerdown", "keydown"];
