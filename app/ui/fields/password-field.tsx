import { useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { IconButton } from "../icon-button.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";
import { texts } from "./texts.ts";

/** `autoComplete` tells password managers whether it is the current or a new one. */
export function PasswordField(
  props: Omit<TextFieldProps, "type" | "end" | "value" | "defaultValue"> & {
    autoComplete: "current-password" | "new-password";
  },
) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      icon={isShown ? "eye-off" : "eye"}
      label={t(isShown ? "hidePassword" : "showPassword")}
      aria-controls={props.id ?? props.name}
      onClick={() => setShown(!isShown)}
    />
  );
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
      end={isHydrated && toggle}
    />
  );
}
