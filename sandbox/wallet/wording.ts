import { type Account, brandOf, type World } from "../world.ts";

const wordings = {
  es: {
    purse: "Monedero",
    secondPurse: "Monedero de vacaciones",
    topUp: "Recarga con tarjeta",
    trip: "Viaje en taxi",
    refund: "Devolución de un viaje",
    sentTo: (name: string) => `Transferencia a ${name}`,
    receivedFrom: (name: string) => `Transferencia de ${name}`,
    receivedTitle: (amount: string) => `Has recibido ${amount}`,
    receivedText: (name: string) => `${name} te lo envía a tu monedero.`,
    promoApproved: "Tu promoción está aprobada",
  },
  en: {
    purse: "Purse",
    secondPurse: "Holiday purse",
    topUp: "Card top-up",
    trip: "Taxi ride",
    refund: "Refund of a ride",
    sentTo: (name: string) => `Transfer to ${name}`,
    receivedFrom: (name: string) => `Transfer from ${name}`,
    receivedTitle: (amount: string) => `You have received ${amount}`,
    receivedText: (name: string) => `${name} sent it to your purse.`,
    promoApproved: "Your promotion is approved",
  },
};

export type Wording = (typeof wordings)[keyof typeof wordings];

/** The texts of an account's group. */
export function wordingFor(world: World, account: Account) {
  const brand = brandOf(world, account.brandId);
  return { brand, wording: wordings[brand.language] };
}
