import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import {
  fontSize,
  oneLine,
  onNarrowPhone,
  onPhone,
  radius,
  shadow,
  space,
  ui,
} from "../../ui/styled.ts";
import { FareTotal } from "../fares/fare-choice.tsx";
import type { FareCard } from "../fares/fares.server.ts";
import { texts } from "../order-draft/texts.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import { findChosen } from "./find-chosen.ts";
import type { RequestView } from "./load-request.server.ts";

const Box = ui("div", "OrderBar")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  /* It floats over the page until the end of the form is in view. */
  position: sticky;
  z-index: 15;
  top: ${space.l};
  bottom: ${space.s};
  margin-top: ${space.m};
  padding: ${space.s} ${space.m};
  border: 1px solid var(--border);
  border-radius: ${radius.m};
  background: var(--raised);
  box-shadow: ${shadow.middle};

  /* On an enlarged page, the bar would cover everything else. */
  @media (max-height: 480px) { position: static; }

  > .button:last-child { flex: 1; min-width: 12rem; }
  > div:first-child { display: grid; justify-items: end; min-width: 0; }
  small { max-width: 11rem; color: var(--muted); font-size: ${fontSize.s}; ${oneLine} }
  > [data-refusal] {
    flex: 1 1 100%;
    color: var(--warning-text);
    text-align: center;
    /* Beside the form the notice itself is in sight. */
    @media (min-width: 1180px) { display: none; }
  }

  /* It takes the place of "See fares", so a press that was meant for that one must not order. */
  > [name="order"] { animation: order-ready 1ms 0.6s backwards; }
  @keyframes order-ready { from { pointer-events: none; } }
  ${onPhone} {
    bottom: 0;
    flex-wrap: nowrap;
    &:has(> [data-refusal]) { flex-wrap: wrap; }
    /* It fills the width of the page, down to its end. */
    margin: 0 -${space.m} -${space.xl};
    border: 0;
    border-radius: 0;
    padding: ${space.s} ${space.m} max(${space.s}, env(safe-area-inset-bottom));
    border-top: 1px solid var(--border);
    box-shadow: ${shadow.high};
    > .button:last-child {
      min-width: 0;
      ${onNarrowPhone} { svg { display: none; } }
    }
    @media (max-height: 480px) { box-shadow: none; }
    > div:first-child, > div:first-child > span { justify-items: start; text-align: var(--start); }
    ${onNarrowPhone} { > div:first-child strong { white-space: normal; } }
  }
`;

/** The next step, which is to look up fares or to order; it stays in view. */
export function OrderBar({
  view,
  card,
  busyWith,
}: {
  view: RequestView;
  card: FareCard | undefined;
  busyWith: "ordering" | "looking_up" | undefined;
}) {
  const t = useTexts(texts);
  const ofOrder = useTexts(orderTexts);
  const { fares, draft, payment } = view;
  const paidBy = findChosen(payment)?.name;
  const label = draft.timing === "later" ? "order_later" : "order_now";
  if (fares.state !== "found" || card?.lacks) {
    return (
      <Box data-bottom-bar="">
        {/* Below the form the notice is far from what the user has entered; screen readers have heard it there. */}
        {fares.state === "no_service" && (
          <strong data-refusal="" aria-hidden="true">
            {ofOrder("noService")}
          </strong>
        )}
        <Button name="see_fares" value={t("see_fares")} wide icon="search">
          {t("see_fares")}
        </Button>
      </Box>
    );
  }
  return (
    <Box data-bottom-bar="">
      {card ? (
        <div>
          <FareTotal card={card} />
          {/* The form says it in full, but further down. */}
          {paidBy && <small aria-hidden="true">{paidBy}</small>}
        </div>
      ) : (
        <a href="#group">{ofOrder("selectGroup")}</a>
      )}
      <Button
        name="order"
        // Text browsers show a button's value.
        value={t(label)}
        icon={draft.timing === "later" ? "calendar" : "taxi"}
        busy={busyWith !== undefined}
      >
        {t(busyWith ?? label)}
      </Button>
    </Box>
  );
}
