import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

const NewTabLink = ui("span", "NewTabLink")`
  white-space: nowrap;
  svg { display: inline; margin-left: 0.25em; vertical-align: -0.125em; }
`;

/** Opens the text in a new tab, so that the user keeps the form's input. */
export function Consent({
  to,
  words,
  link,
  ...checkbox
}: { to: string; words: string; link: string } & Omit<ComponentProps<typeof Checkbox>, "label">) {
  const t = useTexts(texts);
  return (
    <Checkbox
      {...checkbox}
      label={
        <>
          {words}{" "}
          <Link to={to} target="_blank">
            {link}
            <NewTabLink>
              <Icon name="external" size="1em" />
              <span className="visually-hidden"> {t("new_tab")}</span>
            </NewTabLink>
          </Link>
        </>
      }
    />
  );
}
