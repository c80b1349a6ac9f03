import type { Handlers, Schemas } from "../api/operation.ts";
import { forbidden, notFound } from "../api/refusal.ts";
import type { Account, Ad, Commerce, World } from "../world.ts";
import { listRunning, listUnfinished, readAdTimes, toAd } from "./ads.ts";

export const clubHandlers: Handlers<"listCommerces" | "getCommerce" | "createAd"> = {
  listCommerces({ world, account }) {
    const commerces = [...world.commerces.values()]
      .filter(({ brandId }) => brandId === account.brandId)
      .sort((a, b) => a.name.localeCompare(b.name, "es"))
      .map((commerce) => {
        const ads = listRunning(commerce.ads, world.clock.now());
        return toAnswer(commerce, account, ads);
      });
    return { commerces };
  },

  getCommerce({ world, account, path }) {
    const commerce = findCommerce(world, account, path.id);
    const listAds = isOwner(account, commerce) ? listUnfinished : listRunning;
    return toAnswer(commerce, account, listAds(commerce.ads, world.clock.now()));
  },

  createAd({ world, account, path, body }) {
    const commerce = findCommerce(world, account, path.id);
    if (!isOwner(account, commerce)) throw forbidden();
    const times = readAdTimes(body, world.clock.now());
    const ad: Ad = { id: world.nextId(), title: body.title, text: body.text, ...times };
    commerce.ads.push(ad);
    return toAd(ad);
  },
};

function findCommerce(world: World, { brandId }: Account, id: number): Commerce {
  const commerce = world.commerces.get(id);
  if (commerce?.brandId !== brandId) throw notFound();
  return commerce;
}

function isOwner({ id }: Account, { ownerId }: Commerce): boolean {
  return ownerId === id;
}

function toAnswer(commerce: Commerce, account: Account, ads: Ad[]): Schemas["Commerce"] {
  const { id, name, category, description, phone, image, advantage } = commerce;
  const { address, latitude, longitude } = commerce;
  return {
    id,
    name,
    category,
    description,
    address: { name: address, latitude, longitude },
    phone,
    image,
    advantage,
    mine: isOwner(account, commerce),
    ads: ads.map(toAd),
  };
}
