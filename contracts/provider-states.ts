// What each state that the pact names means in the sandbox. What a handler returns are the values that stand in the
// request in the place of the examples.
import { randomUUID } from "node:crypto";
import { sendActivationCode, sendLinkCode } from "../sandbox/accounts/codes.ts";
import { addAccount } from "../sandbox/accounts/new-account.ts";
import type { DemoKind } from "../sandbox/accounts/seed.ts";
import { issueToken } from "../sandbox/accounts/tokens.ts";
import type { OperationId, Schemas } from "../sandbox/api/operation.ts";
import { addFavourite } from "../sandbox/customer/favourites.ts";
import { paymentChoiceOf } from "../sandbox/customer/payment-choice.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { clientFor, findAccount } from "../sandbox/test-client.ts";
import { end } from "../sandbox/trips/life-cycle.ts";
import { addressOf, makeOrder } from "../sandbox/trips/test-order.ts";
import { bookMovement, getFirstPurse } from "../sandbox/wallet/ledger.ts";
import { type Account, brandOf, type Trip } from "../sandbox/world.ts";
import { createSupportStates } from "./support-states.ts";

type Somebody = { kind: DemoKind };
type NewService = Schemas["NewService"];

export type ProviderStates = ReturnType<typeof createProviderStates>;

export function createProviderStates(sandbox: Sandbox) {
  return {
    ...createSupportStates(sandbox),

    "somebody can log in": ({ kind }: Somebody) => {
      const { email, password } = findPictured(kind);
      return { username: email, password };
    },

    "somebody is logged in": ({ kind }: Somebody) => {
      const account = findPictured(kind);
      return { token: issueToken(sandbox.world, account), userId: account.id };
    },

    "the token is no longer good": () => ({ token: "a-token-of-yesterday" }),

    "the group is unknown": () => ({ permalink: "no-such-group" }),

    "every group has filled in its whole configuration": () => {
      const { world } = sandbox;
      world.brands = world.brands.map((brand) => ({
        ...brand,
        facebookLink: `https://social.example/${brand.permalink}`,
        linkedinLink: `https://work.example/${brand.permalink}`,
        twitterLink: `https://short.example/${brand.permalink}`,
        googleClientId: `${brand.permalink}.apps.example`,
        mapsKey: "maps-key",
      }));
      const [brand] = world.brands;
      return { domain: brand?.domains[0] };
    },

    "no group has the domain": () => ({ domain: "nobody.localhost" }),

    "somebody has saved no address": ({ kind }: Somebody) => {
      forgetFavourites(findAccount(sandbox, kind));
      return {};
    },

    "somebody has saved two addresses": ({ kind }: Somebody) => {
      const account = findAccount(sandbox, kind);
      forgetFavourites(account);
      const { id } = saveAddress(account, "Casa");
      const { alias: taken } = saveAddress(account, "Oficina");
      return { id, taken };
    },

    "somebody has saved as many addresses as they may": ({ kind }: Somebody) => {
      const account = findAccount(sandbox, kind);
      forgetFavourites(account);
      for (let count = 1; count <= 50; count++) saveAddress(account, `Sitio ${count}`);
      return {};
    },

    "the saved address is somebody else's": () => ({
      id: saveAddress(findAccount(sandbox, "hotel"), "Casa").id,
    }),

    "somebody can pay in two ways, and once could in a third": ({ kind }: Somebody) => {
      const { choice, groupId } = findChoice(kind);
      const [defaultId = 0, methodId = 0, removedId = 0] = choice.methodIds;
      Object.assign(choice, { methodIds: [defaultId, methodId], defaultId });
      return { groupId, methodId, removedId };
    },

    "somebody can pay in one way": ({ kind }: Somebody) => {
      const { choice, groupId } = findChoice(kind);
      const [methodId = 0] = choice.methodIds;
      Object.assign(choice, { methodIds: [methodId], defaultId: methodId });
      return { groupId, methodId };
    },

    "how somebody pays is fixed": ({ kind }: Somebody) => {
      findChoice(kind).choice.locked = true;
      return {};
    },

    "somebody has 50 in a purse, and can pay somebody else": ({ kind }: Somebody) => {
      const { world } = sandbox;
      const account = findAccount(sandbox, kind);
      const purse = getFirstPurse(world, account);
      Object.assign(purse, { cents: 0, movements: [] });
      bookMovement(world, purse, { cents: 5000, description: "Recarga", reference: "top-up" });
      const { id: receiverId, purseCode: receiverCode } = findAccount(sandbox, "company");
      return { purseId: purse.id, receiverId, receiverCode };
    },

    "somebody has a purse in which nothing ever was": ({ kind }: Somebody) => {
      const purse = getFirstPurse(sandbox.world, findAccount(sandbox, kind));
      Object.assign(purse, { cents: 0, movements: [] });
      return { purseId: purse.id };
    },

    "the purse is somebody else's": () => ({
      purseId: getFirstPurse(sandbox.world, findAccount(sandbox, "hotel")).id,
    }),

    "a company has an employee and a service type": () => {
      const company = findAccount(sandbox, "company");
      const { id: employeeId } = findAccount(sandbox, "employee");
      const types = [...sandbox.world.serviceTypes.values()];
      const serviceType = types.find(({ companyId }) => companyId === company.id);
      return { employeeId, serviceTypeId: serviceType?.id };
    },

    "a company has an employee who has never travelled": () => {
      const { world } = sandbox;
      const company = findAccount(sandbox, "company");
      const { id: newcomerId } = addAccount(world, brandOf(world, company.brandId), {
        role: "employee",
        companyId: company.id,
        name: "Óscar Peña",
        email: "oscar.pena@correo.example",
        phone: "+34600111222",
        password: "un-taxi-por-favor",
      });
      return { newcomerId };
    },

    "a company has closed the account of an employee": () => {
      const employee = findAccount(sandbox, "employee");
      employee.state = "closed";
      return { closedId: employee.id };
    },

    "an employee has travelled": () => {
      const { id: travellerId } = findAccount(sandbox, "employee");
      const trip = [...sandbox.world.trips.values()].find(({ companyId }) => companyId !== null);
      if (!trip) throw new Error("No company has travelled");
      trip.employeeId = travellerId;
      return { travellerId };
    },

    "a company has two service types": () => {
      const company = findAccount(sandbox, "company");
      const types = [...sandbox.world.serviceTypes.values()];
      const [first, second] = types.filter(({ companyId }) => companyId === company.id);
      return { serviceTypeId: first?.id, takenName: second?.name };
    },

    "a company has a trip whose taxi is on its way": async () => {
      const trip = await order("company");
      const { clock, forcedOutcomes, drivers } = sandbox.world;
      forcedOutcomes.push("completed");
      while (trip.status === 1) clock.step(1000);
      for (const driver of drivers) driver.avatar ??= "https://pictures.example/driver.png";
      trip.fare = 18;
      return { tripId: trip.id };
    },

    "an employee of a company has made a trip": async () => {
      const trip = await order("company");
      const { clock, forcedOutcomes, drivers } = sandbox.world;
      forcedOutcomes.push("completed");
      while (trip.status !== 8) clock.step(1000);
      for (const driver of drivers) driver.avatar ??= "https://pictures.example/driver.png";
      trip.fare = 18;
      return { employeeId: trip.employeeId };
    },

    "somebody was sent a link to the history of a company": () => {
      const account = findPictured("company");
      const token = "the-token-of-a-link";
      sandbox.world.tokens.set(token, { accountId: account.id, scope: "history" });
      return { token };
    },

    "a company has a booking": async () => {
      const booking = { fecha_servicio_diferido: "2026-06-01 09:30:00" };
      return { tripId: (await order("company", booking)).id };
    },

    "a hotel has a taxi on its way, a booking and a trip that was made": async () => {
      const { clock, forcedOutcomes, drivers } = sandbox.world;
      const forGuest = {
        direccion: { ...addressOf("plaza-mayor"), datos_extra: "Portal azul" },
        viajero: { nombre: "Lucía Ferrer" },
      };
      for (const driver of drivers) driver.avatar ??= "https://pictures.example/driver.png";
      forcedOutcomes.push("completed", "completed");
      sandbox.world.trips.clear();
      const made = await orderAs("hotel", forGuest);
      while (made.status !== 8) clock.step(1000);
      const coming = await orderAs("hotel", forGuest);
      while (coming.status === 1) clock.step(1000);
      for (const trip of [made, coming]) trip.fare = 18;
      await orderAs("hotel", { ...forGuest, fecha_servicio_diferido: "2026-06-01 09:30:00" });
      return {};
    },

    "a company has a trip that has ended": async () => {
      const trip = await order("company");
      end(sandbox.world, trip, 8);
      return { tripId: trip.id };
    },

    "the trip is somebody else's": async () => ({ tripId: (await order("company")).id }),

    "somebody has not redeemed a promotion": () => ({ promoId: findPromo("VUELVE15").id }),

    "somebody has redeemed a promotion": ({ kind }: Somebody) => {
      const promo = findPromo("VUELVE15");
      promo.labels.set(findAccount(sandbox, kind).id, "approved");
      return { promoId: promo.id };
    },

    "the group looks at who redeems a promotion": () => ({ promoId: findPromo("FAMILIA25").id }),

    "a promotion is over": () => ({ promoId: findPromo("FERIA20").id }),

    "the group has rejected somebody's promotion": ({ kind }: Somebody) => {
      const promo = findPromo("CAMPUS10");
      promo.labels.set(findAccount(sandbox, kind).id, "rejected");
      return { promoId: promo.id };
    },

    "the promotion is another group's": () => ({ promoId: findPromo("RETURN12").id }),

    "the club has a commerce of somebody's own": ({ kind }: Somebody) => {
      const { commerces } = sandbox.world;
      const account = findAccount(sandbox, kind);
      const own = [...commerces.values()].find(({ ownerId }) => ownerId === account.id);
      if (!own) throw new Error(`The demo ${kind} owns no commerce`);
      // All that a commerce may have, and no others.
      for (const { id, brandId } of commerces.values()) {
        if (brandId === own.brandId && id !== own.id) commerces.delete(id);
      }
      own.phone ??= "+34980000311";
      own.image ??= "https://cantalmar.example/horno.jpg";
      return { commerceId: own.id };
    },

    "the club has no commerce": () => {
      sandbox.world.commerces.clear();
      return {};
    },

    "the commerce is somebody else's": () => {
      const { brandId } = findAccount(sandbox, "client");
      const { commerces } = sandbox.world;
      const other = [...commerces.values()].find(
        (each) => each.brandId === brandId && each.ownerId === null,
      );
      if (!other) throw new Error("Every commerce is the demo client's");
      Object.assign(other, { phone: null, image: null, ads: [] });
      return { commerceId: other.id };
    },

    "the commerce is another group's": () => {
      const { brandId } = findAccount(sandbox, "client", 1);
      const { commerces } = sandbox.world;
      const other = [...commerces.values()].find((each) => each.brandId === brandId);
      return { commerceId: other?.id };
    },

    "somebody was sent a code for another password": ({ kind }: Somebody) => {
      sendLinkCode(sandbox.world, findAccount(sandbox, kind), "reset_password");
      return { code: sandbox.world.outbox.at(-1)?.code };
    },

    "somebody was sent a code to remove their account": ({ kind }: Somebody) => {
      sendLinkCode(sandbox.world, findAccount(sandbox, kind), "remove_account");
      return { code: sandbox.world.outbox.at(-1)?.code };
    },

    "nobody has the e-mail": () => ({}),

    "somebody else has the e-mail": () => {
      findAccount(sandbox, "hotel").email = "taken@correo.example";
      return {};
    },

    "Google knows somebody": ({ kind }: Somebody) => ({
      credential: issueCredential(findPictured(kind)),
    }),

    "Google knows somebody whose account waits for its code": () => {
      const account = findAccount(sandbox, "client");
      account.state = "pending";
      return { credential: issueCredential(account) };
    },

    "nobody was sent the code": () => ({}),

    "an account waits for its code": () => {
      const account = findPictured("client");
      account.state = "pending";
      sendActivationCode(sandbox.world, account);
      const { phone, email, password } = account;
      const activationCode = sandbox.world.outbox.at(-1)?.code;
      return { phone, activationCode, username: email, password };
    },

    "a taxi from Plaza Mayor, 1 was ordered under this key": async ({ kind }: Somebody) => {
      const account = findPictured(kind);
      const idempotencyKey = randomUUID();
      const headers = { "Idempotency-Key": idempotencyKey };
      const order = makeOrder(account, {
        direccion: { nombre: "Plaza Mayor, 1", latitud: 38.0014, longitud: 0.6112 },
        destination: undefined,
        destination_address: undefined,
        destination_latitude: undefined,
        destination_longitude: undefined,
      });
      await clientFor(sandbox, account).post("/services/", order, { headers });
      return { idempotencyKey };
    },

    "the server fails": ({ operation }: { operation: OperationId }) => {
      sandbox.faults.add({ operation, kind: "status", status: 500, times: 1 });
      return {};
    },
  };

  function findPromo(code: string) {
    const promo = [...sandbox.world.promos.values()].find((each) => each.code === code);
    if (!promo) throw new Error(`No promotion has the code ${code}`);
    return promo;
  }

  /** Somebody with a picture, which not everybody has. */
  function findPictured(kind: DemoKind) {
    const account = findAccount(sandbox, kind);
    account.avatar ??= "https://pictures.example/somebody.png";
    return account;
  }

  /** As Google would have issued it to the account's group; nobody but Google can sign it. */
  function issueCredential({ email, brandId }: Account): string {
    const { world } = sandbox;
    const aud = `${brandId}.apps.example`;
    world.brands = world.brands.map((brand) =>
      brand.id === brandId ? { ...brand, googleClientId: aud } : brand,
    );
    const parts = [{ alg: "RS256" }, { aud, email, email_verified: true }];
    return [...parts.map((part) => toBase64(JSON.stringify(part))), toBase64("signature")].join(
      ".",
    );
  }

  function saveAddress(account: Account, alias: string) {
    const place = { name: "Calle Mayor, 3", latitude: 38.0014, longitude: 0.6112 };
    return addFavourite(sandbox.world, account, { alias, ...place, isDefault: false });
  }

  function forgetFavourites({ id }: Account): void {
    const { favourites } = sandbox.world;
    for (const each of favourites.values()) if (each.accountId === id) favourites.delete(each.id);
  }

  function findChoice(kind: DemoKind) {
    const { world } = sandbox;
    const account = findAccount(sandbox, kind);
    const choice = paymentChoiceOf(world, account, brandOf(world, account.brandId));
    return { choice, groupId: account.brandId };
  }

  /** For an employee, with all that an order can say; it is the only trip that there is. */
  async function order(kind: DemoKind, changes: Partial<NewService> = {}): Promise<Trip> {
    const { trips, serviceTypes } = sandbox.world;
    const { id } = findAccount(sandbox, kind);
    const types = [...serviceTypes.values()].filter(({ companyId }) => companyId === id);
    trips.clear();
    return orderAs(kind, {
      direccion: { ...addressOf("plaza-mayor"), datos_extra: "Portal azul" },
      employee_id: findAccount(sandbox, "employee").id,
      service_type_id: types[0]?.id,
      ...changes,
    });
  }

  async function orderAs(kind: DemoKind, changes: Partial<NewService>): Promise<Trip> {
    const account = findAccount(sandbox, kind);
    const order = makeOrder(account, changes);
    const { body } = await clientFor(sandbox, account).post("/services/", order);
    const trip = sandbox.world.trips.get(body.service.id);
    if (!trip) throw new Error("The order was not taken");
    return trip;
  }
}

const toBase64 = (text: string) => Buffer.from(text).toString("base64url");
