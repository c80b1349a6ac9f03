import { Form, Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useSubmissionCount } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { KeyCap } from "../../../ui/key-cap.tsx";
import { numberKeyProps, useNumberKeys } from "../../../ui/number-keys.ts";
import { usePending } from "../../../ui/pending/use-pending.ts";
import { fontSize, onPhone, radius, shadow, space, ui } from "../../../ui/styled.ts";
import type { BoardPage } from "./load-board.server.ts";
import { texts } from "./texts.ts";

const Box = ui("section", "QuickPanel")`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(17rem, 22rem);
  gap: ${space.m};
  @media (max-width: 899.98px) { grid-template-columns: minmax(0, 1fr); }

  > form { display: grid; }
  > form > button {
    --focus: var(--text);
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 ${space.l};
    min-height: 11rem;
    padding: ${space.l} ${space.xl};
    border: 1px solid var(--main-edge);
    border-radius: ${radius.l};
    background: var(--main);
    color: var(--on-main);
    text-align: var(--start);
    box-shadow: ${shadow.middle};
    cursor: pointer;
    touch-action: manipulation;
    /* Leaves room for the key in the corner. */
    ${onPhone} { min-height: 9rem; padding: ${space.l}; padding-inline-end: calc(${space.l} + ${space.xl}); gap: 0 ${space.m}; }
  }
  > form > button:hover { background: var(--main-hover); }
  > form > button:active { background: var(--main-active); }
  > form > button[aria-disabled="true"] { cursor: default; }
  > form > button > svg { width: clamp(3rem, 8vw, 5.5rem); height: auto; aspect-ratio: 1; }
  > form strong { display: block; font-size: clamp(2rem, 1.2rem + 3vw, 3.5rem); font-weight: 750; line-height: 1.1; letter-spacing: -0.02em; }
  > form span > span { font-size: ${fontSize.l}; overflow-wrap: anywhere; }
  > form kbd { position: absolute; inset-block-start: ${space.m}; inset-inline-end: ${space.m}; }
`;

const OrderLinks = ui("div", "QuickOrderLinks")`
  display: grid;
  gap: ${space.s};

  a {
    display: flex;
    align-items: center;
    gap: ${space.m};
    min-height: 4rem;
    padding: ${space.xs} ${space.m};
    border: 1px solid var(--boundary);
    border-radius: ${radius.m};
    background: var(--surface);
    color: var(--text);
    text-decoration: none;
  }
  a:hover { background: var(--sunken); border-color: var(--text); }
  a > svg { flex: none; color: var(--main-text); }
  a > span { flex: 1; display: grid; min-width: 0; }
  strong { font-size: ${fontSize.l}; font-weight: 650; line-height: 1.25; }
  small { color: var(--muted); font-size: ${fontSize.s}; }
  @media (min-width: 640px) and (max-width: 899.98px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    /* The words have the whole width. */
    a { position: relative; flex-direction: column; align-items: start; gap: ${space.xs}; padding-block: ${space.m}; }
    a > span { flex: none; }
    a > kbd { position: absolute; inset-block-start: ${space.m}; inset-inline-end: ${space.m}; }
  }
`;

/** One press orders a taxi to the door; the links lead to forms with more details. */
export function QuickPanel({ page: { order, hotel, links } }: { page: BoardPage }) {
  const t = useTexts(texts);
  useNumberKeys();
  const state = useQuickState();
  return (
    <Box aria-label={t("order")}>
      <h2 className="visually-hidden">{t("order")}</h2>
      <Form method="post" action={links.board} id="quick" preventScrollReset>
        <input type="hidden" name="form" value="order" />
        <input type="hidden" name="key" value={order.key} />
        <input type="hidden" name="account" value={order.account} />
        <button
          type="submit"
          {...numberKeyProps(1)}
          {...(state !== "taxi_now" && {
            "aria-disabled": true,
            onClick: (press) => press.preventDefault(),
          })}
        >
          <Icon name={state === "requested" ? "check" : "taxi"} size="5.5rem" />
          <span>
            <strong>{t(state)}</strong>
            <span>{t("to_door", { hotel })}</span>
          </span>
          <KeyCap>{1}</KeyCap>
        </button>
      </Form>
      <OrderLinks>
        <OrderLink number={2} icon="edit" to={links.now} text="with_details" />
        <OrderLink number={3} icon="map-pin" to={links.destination} text="with_destination" />
        <OrderLink number={4} icon="calendar" to={links.later} text="reserve" />
      </OrderLinks>
    </Box>
  );
}

function OrderLink({
  number,
  icon,
  to,
  text,
}: {
  number: number;
  icon: IconName;
  to: string;
  text: "with_details" | "with_destination" | "reserve";
}) {
  const t = useTexts(texts);
  return (
    <Link to={to} {...numberKeyProps(number)}>
      <Icon name={icon} size="1.75rem" />
      <span>
        <strong>{t(text)}</strong>
        <small>{t(`${text}_hint`)}</small>
      </span>
      <KeyCap>{number}</KeyCap>
    </Link>
  );
}

/** Users in a hurry press twice, so we ignore a second press for this long. */
const COOLDOWN_MS = 2_000;

/** The state of the quick button, which is also the key of its text. */
function useQuickState(): "taxi_now" | "requesting" | "requested" {
  const { state, formData } = usePending();
  const round = useSubmissionCount("order");
  const [readyRound, setReadyRound] = useState(round);
  useEffect(() => {
    const timer = setTimeout(() => setReadyRound(round), COOLDOWN_MS);
    return () => clearTimeout(timer);
  }, [round]);
  if (state !== "idle" && formData?.get("form") === "order") return "requesting";
  return round === readyRound ? "taxi_now" : "requested";
}
