import { useState } from "react";
import { useTexts } from "../../../i18n/use-texts.ts";
import { SwitchButton } from "../../../ui/switch-button.tsx";
import { texts } from "../freshness-texts.ts";
import { areAlertsOn, mayNotify, switchAlerts } from "./alerts.ts";

/** Nobody is alerted, or asked for leave, who has not pressed it. */
export function AlertSwitch() {
  const t = useTexts(texts);
  const [isOn, setOn] = useState(areAlertsOn);
  const toggle = async () => {
    setOn(!isOn);
    await switchAlerts(!isOn);
  };
  return (
    <div>
      <SwitchButton type="button" isOn={isOn} onClick={toggle}>
        {t("alert_me")}
      </SwitchButton>
      {isOn && !mayNotify() && <p className="field-note">{t("no_notifications")}</p>}
    </div>
  );
}
