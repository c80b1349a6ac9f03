import { useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../icon.tsx";
import { useHydrated } from "../use-hydrated.ts";
import type { FieldProps } from "./field.tsx";
import { TextField } from "./text-field.tsx";
import { texts } from "./texts.ts";

/**
 * A password, with a button that shows it where there is JavaScript. `autoComplete` tells password managers
 * whether it is the current one or a new one.
 */
export function PasswordField(
  props: Omit<FieldProps, "type" | "value" | "defaultValue"> & {
    autoComplete: "current-password" | "new-password";
  },
) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
      end={
        isHydrated && (
          <button
            type="button"
            aria-label={t(isShown ? "hidePassword" : "showPassword")}
            aria-controls={props.id ?? props.name}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? "eye-off" : "eye"} />
          </button>
        )
      }
    />
  );
}
