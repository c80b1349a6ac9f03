// What a traveller needs of the taxi. The browser may import this file.

export const childSeats = ["infant", "child", "booster"] as const;
export type ChildSeat = (typeof childSeats)[number];

export const pets = ["small", "large", "assistance"] as const;
export type Pet = (typeof pets)[number];

/** A need that is not named is not there. */
export type Needs = {
  wheelchair?: true;
  /** One for each child, at most three. */
  childSeats?: ChildSeat[];
  /** The number of large pieces. */
  luggage?: number;
  pet?: Pet;
  /** The words on the sign with which the driver waits. */
  nameSign?: string;
  /** A flight or a train; its time is `HH:mm` in the pickup's time zone. */
  flight?: { number: string; time?: string };
};

export type NeedName = keyof Needs;

export const noNeeds: Needs = {};

export const mostOfNeeds = { childSeats: 3, luggage: 9, nameSign: 60, flight: 12 };

/** The same needs with their parts in one order and without empty ones, so that equal needs have equal texts. */
export function orderNeeds({
  wheelchair,
  childSeats: seats = [],
  luggage = 0,
  pet,
  nameSign,
  flight,
}: Needs): Needs {
  const inOrder = childSeats.flatMap((kind) => seats.filter((seat) => seat === kind));
  return {
    ...(wheelchair && { wheelchair }),
    ...(inOrder.length > 0 && { childSeats: inOrder }),
    ...(luggage > 0 && { luggage }),
    ...(pet && { pet }),
    ...(nameSign && { nameSign }),
    ...(flight && {
      flight: { number: flight.number, ...(flight.time && { time: flight.time }) },
    }),
  };
}

export const hasNeeds = (needs: Needs): boolean => Object.keys(orderNeeds(needs)).length > 0;

export const areSameNeeds = (one: Needs, other: Needs): boolean =>
  JSON.stringify(orderNeeds(one)) === JSON.stringify(orderNeeds(other));

/** What belongs to the traveller and not to one trip. */
export function lastingNeeds({ nameSign, flight, ...lasting }: Needs): Needs {
  return orderNeeds(lasting);
}
