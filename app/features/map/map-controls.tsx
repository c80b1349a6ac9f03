import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { touch, ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

const Buttons = ui("div", "MapControls")`
  button {
    display: grid;
    place-content: center;
    width: ${touch};
    height: ${touch};
    padding: 0;
    border: 0;
    background: var(--surface);
    color: var(--text);
    cursor: pointer;
  }
  button + button { border-top: 1px solid var(--border); }
  button:hover { background: var(--sunken); }
`;

/** The map is one stop for the keyboard, whose keys do the same as these buttons. */
export function MapControls(acts: Record<"zoomIn" | "zoomOut" | "showAll", () => void>) {
  const t = useTexts(texts);
  const controls = [
    { icon: "plus", name: t("zoom_in"), act: acts.zoomIn },
    { icon: "minus", name: t("zoom_out"), act: acts.zoomOut },
    { icon: "show-all", name: t("show_all"), act: acts.showAll },
  ] as const;
  return (
    <Buttons data-part="controls">
      {controls.map(({ icon, name, act }) => (
        <button key={icon} type="button" tabIndex={-1} aria-label={name} title={name} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
    </Buttons>
  );
}
