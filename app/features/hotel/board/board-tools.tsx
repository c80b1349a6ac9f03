import { Form } from "@remix-run/react";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import type { IconName } from "../../../ui/icon.tsx";
import { usePending } from "../../../ui/pending/use-pending.ts";
import { onPhone, space, ui } from "../../../ui/styled.ts";
import { isBeforePickup, isFinal, progressOf } from "../../trips/trip-status.ts";
import { formatGuest } from "./format-trip.ts";
import type { BoardRow } from "./load-board.server.ts";
import { texts } from "./texts.ts";

const Box = ui("div", "BoardTools")`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xs};
  /* Those of all taxis stand below each other. */
  @media (min-width: 1200px) { grid-column: 4; width: 21rem; }
  > form { display: grid; }
  .button { padding-inline: ${space.s}; }
  > a, > a + form:last-child, > :only-child { grid-column: 1 / -1; }
  @media (max-width: 1199.98px) {
    grid-column: 2 / -1;
    grid-template-columns: repeat(3, minmax(8.5rem, 1fr));
    > a, > a + form:last-child { grid-column: auto; }
  }
  ${onPhone} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > a, > a + form:last-child { grid-column: 1 / -1; }
  }
  @media print { display: none; }
`;

type Action = { form: "cancel" | "resend" | "settle"; icon: IconName };

/** Each button acts at once, since another press undoes a mistake. */
export function BoardTools({
  row,
  action,
  hasAttention,
}: {
  row: BoardRow;
  action: string;
  hasAttention: boolean;
}) {
  const t = useTexts(texts);
  const { status } = row;
  const isBooked = progressOf(status) === "booked";
  const actions: (Action | false)[] = [
    // These buttons ask for no confirmation, so they do not offer what would end a ride or give up a booking.
    (isFinal(status) || (isBeforePickup(status) && !isBooked)) && {
      form: "resend",
      icon: "refresh",
    },
    isBeforePickup(status) && { form: "cancel", icon: "close" },
    hasAttention && isFinal(status) && { form: "settle", icon: "check" },
  ];
  return (
    <Box>
      {!isFinal(status) && (
        <ButtonLink
          icon="document"
          to={row.card}
          aria-label={t("card_of", { whose: formatGuest(row, t) })}
        >
          {t("card")}
        </ButtonLink>
      )}
      {actions.map((each) => each && <ActionForm key={each.form} {...{ row, action, ...each }} />)}
    </Box>
  );
}

function ActionForm({ row, action, form, icon }: Action & { row: BoardRow; action: string }) {
  const t = useTexts(texts);
  const { state, formData } = usePending();
  const isBusy =
    state !== "idle" && formData?.get("form") === form && formData.get("id") === `${row.id}`;
  return (
    <Form method="post" action={action} id={`${form}-${row.id}`} preventScrollReset>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={row.id} />
      {form === "resend" && <input type="hidden" name="key" value={row.key} />}
      <Button
        kind="secondary"
        icon={icon}
        busy={isBusy}
        aria-label={t(`${form}_of`, { whose: formatGuest(row, t) })}
      >
        {t(form)}
      </Button>
    </Form>
  );
}
