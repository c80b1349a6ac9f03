import { demoEmail } from "../accounts/seed.ts";
import { type Brand, toSvgDataUri } from "../brands.ts";
import { getPlace } from "../city/places.ts";
import type { World } from "../world.ts";
import { type Member, members } from "./members.ts";

const DAY = 86_400_000;

export function seedClub(world: World): void {
  for (const brand of world.brands) {
    const owner = [...world.accounts.values()].find(
      ({ email }) => email === demoEmail(brand, "client"),
    );
    members[brand.permalink]?.forEach((member, index) => {
      addCommerce(world, brand, member, index === 0 && owner ? owner.id : null);
    });
  }
}

function addCommerce(world: World, brand: Brand, member: Member, ownerId: number | null): void {
  const { address, latitude, longitude } = getPlace(member.place);
  const id = world.nextId();
  world.commerces.set(id, {
    id,
    brandId: brand.id,
    ownerId,
    name: member.name,
    category: member.category,
    description: member.description,
    address,
    latitude,
    longitude,
    phone: member.phone ?? null,
    image: member.colour ? drawShopfront(member.colour) : null,
    advantage: member.advantage,
    ads: (member.ads ?? []).map(({ title, text, fromDay, toDay }) => ({
      id: world.nextId(),
      title,
      text,
      startsAt: world.clock.now() + fromDay * DAY,
      endsAt: world.clock.now() + toDay * DAY,
    })),
  });
}

/** An awning in the shop's colour, a door and a window. */
function drawShopfront(colour: string): string {
  return toSvgDataUri(`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100">
    <rect width="160" height="100" fill="#f4efe6"/>
    <rect x="18" y="34" width="124" height="58" fill="#fffdf8" stroke="${colour}" stroke-width="3"/>
    <path d="M12 14h136l6 26H6z" fill="${colour}"/>
    <path d="M46 14h22l-2 26H40zM92 14h22l6 26H94z" fill="#fffdf8" fill-opacity=".8"/>
    <rect x="30" y="52" width="54" height="28" fill="#cfe0e3"/>
    <rect x="100" y="50" width="28" height="42" fill="${colour}" fill-opacity=".75"/>
    </svg>`);
}
