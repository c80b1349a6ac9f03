type LeftOut = { operations: readonly string[]; records: readonly string[] };

/** What of a client's data the archive does not hold, by the reason that its read-me gives. */
export const leftOut = {
  /** They would open the account, or prove something to the panel alone. */
  secrets: {
    operations: ["checkToken", "checkAuth"],
    records: [
      ...["known-network:<digest>", "calendar-token:<hash>", "ready-link:<hash>"],
      "taken-back:<account>:<trip>",
    ],
  },
  /** The archive has them from where they were copied. */
  copies: {
    operations: ["downloadTrips"],
    records: [
      ...["follow:<link>:state", "open-trips:<account>:state", "open-trips:<account>:generation"],
      ...["unread-messages:<account>:state", "unread-messages:<account>:generation"],
      ...["order:<account>:<key>", "order:<account>:last:<digest>", "order-claim:<trip>"],
      ...[
        "unsettled-orders:<account>",
        "ways-back:<account>",
        "resent:<account>:<trip>",
        "cancelled:<account>:<trip>",
      ],
      ...["transfer:<account>:<key>", "transferred:<account>:<receiver>:<amount>"],
      ...[
        "once:<what>:<account>:<key>:<content>",
        "once:answer:<ticket>:<account>:<key>:<content>",
      ],
      "insight:<account>:<days>",
      "once:ad:<account>:<commerce>:<key>:<content>",
      ...["once:promo:<account>:<promo>:<key>", "removed-method:<account>:<group>:<method>"],
    ],
  },
  /** A form that is not sent yet; it is gone within a day. */
  forms: {
    operations: [],
    records: ["kept-form:<account>", "transfer-draft:<account>:<key>"],
  },
  /** The panel lists them, with name and size, and opens each. */
  attachments: { operations: ["getTicketAttachment"], records: [] },
  /** A client has none: only a company, its employees and desks do, and their statement and exports hold them. */
  companies: {
    operations: [
      ...["getTripReferences", "loadHotel", "listServiceTypes", "listReferenceFields"],
      ...["listEmployees", "listClosedEmployees"],
    ],
    records: [
      ...["hotel-board:<account>:state", "hotel-board:<account>:generation"],
      ...["desk-note:<account>:<order>", "hotel-settled:<account>:<trip>"],
      ...["ready-links:<account>", "statement-closing:<account>:<month>", "rules:<account>"],
      ...["approvals:<account>", "approvals-due:<account>", "activity:<account>"],
      ...["import:<account>:rows", "import:<account>:progress", "import:<account>:stop"],
      ...["order-tables:<account>", "order-table:<account>:<table>:rows"],
      ...["order-table:<account>:<table>:plan", "order-table:<account>:<table>:progress"],
      ...["order-table:<account>:<table>:stop", "order-row:<account>:<row>"],
    ],
  },
  /** It is about the group, other shops or other customers. */
  others: {
    operations: [
      ...["getDomainConfiguration", "getConfiguration", "findPurseReceiver", "getCommerce"],
    ],
    records: [],
  },
} as const satisfies Record<string, LeftOut>;

export const reasons = Object.keys(leftOut) as (keyof typeof leftOut)[];
