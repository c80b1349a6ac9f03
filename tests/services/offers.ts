import type { Account, Commerce, Promo } from "../../sandbox/world.ts";
import type { Panel } from "./panel.ts";

/** The promotion with this code. */
export function promoOf({ sandbox }: Pick<Panel, "sandbox">, code: string): Promo {
  const promo = [...sandbox.world.promos.values()].find((each) => each.code === code);
  if (!promo) throw new Error(`No promotion has the code ${code}`);
  return promo;
}

/** A shop that belongs to one test, whose owner alone may announce its ads. */
export function openCommerce({ sandbox }: Pick<Panel, "sandbox">, owner: Account): Commerce {
  const { world } = sandbox;
  const [example] = [...world.commerces.values()].filter(
    ({ brandId }) => brandId === owner.brandId,
  );
  if (!example) throw new Error("The club has no commerce");
  const commerce: Commerce = {
    ...example,
    id: world.nextId(),
    ownerId: owner.id,
    name: `Ultramarinos ${owner.id}`,
    ads: [],
  };
  world.commerces.set(commerce.id, commerce);
  return commerce;
}
