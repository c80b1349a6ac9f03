// Sets up the pact's provider states in the sandbox. The verifier puts the values that a handler returns in place of the
// examples of the request.
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
import { type Account, brandOf, type Grant, type Trip } from "../sandbox/world.ts";
import { needsWire } from "./shapes.ts";
import { createSupportStates } from "./support-states.ts";

const lastingWire = { wheelchair: true, pet: "assistance" } satisfies Schemas["Needs"];

type User = { kind: DemoKind };
type NewService = Schemas["NewService"];

export type ProviderStates = ReturnType<typeof createProviderStates>;

export function createProviderStates(sandbox: Sandbox) {
  return {
    ...createSupportStates(sandbox),

    "a user can log in": ({ kind }: User) => {
      const { email, password } = findPictured(kind);
      return { username: email, password };
    },

    "a user is logged in": ({ kind }: User) => {
      const account = findPictured(kind);
      return { token: issueToken(sandbox.world, account), userId: account.id };
    },

    "the token is no longer valid": () => ({ token: "a-token-of-yesterday" }),

    "the user has given a permission for a series": ({ kind }: User) => ({
      grantId: addGrant(kind, { lastUsedAt: sandbox.world.clock.now() }).id,
    }),

    "the token is that of a standing permission": ({ kind }: User) => ({
      token: addGrant(kind).token,
    }),

    "the token is that of a permission for a calendar": ({ kind }: User) => ({
      token: addGrant(kind, { purpose: "calendar" }).token,
    }),

    "the standing permission belongs to another user": () => ({ grantId: addGrant("hotel").id }),

    "the group is unknown": () => ({ permalink: "no-such-group" }),

    "every group has a complete configuration": () => {
      const { world } = sandbox;
      world.brands = world.brands.map((brand) => ({
        ...brand,
        facebookLink: `https://social.example/${brand.permalink}`,
        linkedinLink: `https://work.example/${brand.permalink}`,
        twitterLink: `https://short.example/${brand.permalink}`,
        googleClientId: `${brand.permalink}.apps.example`,
        mapsKey: "maps-key",
        mapsId: "map-id",
        panelLanguages: ["es", "en"],
        features: {
          ...{ club: false, purses: true, tickets: true, promos: true },
          ...{ sign_up: true, google_login: true, map: true, hotel: true },
        },
        termsLink: `https://${brand.permalink}.example/condiciones`,
        privacyLink: `https://${brand.permalink}.example/privacidad`,
        wording: [{ key: "promise", language: "es", text: "Un taxi a la puerta en diez minutos." }],
      }));
      const [brand] = world.brands;
      return { domain: brand?.domains[0] };
    },

    "no group has the domain": () => ({ domain: "unknown.localhost" }),

    "the user has no saved addresses": ({ kind }: User) => {
      deleteFavourites(findAccount(sandbox, kind));
      return {};
    },

    "the user has two saved addresses": ({ kind }: User) => {
      const account = findAccount(sandbox, kind);
      deleteFavourites(account);
      const { id } = saveAddress(account, "Casa");
      const { alias: taken } = saveAddress(account, "Oficina");
      return { id, taken };
    },

    "the user has reached the limit of saved addresses": ({ kind }: User) => {
      const account = findAccount(sandbox, kind);
      deleteFavourites(account);
      for (let count = 1; count <= 50; count++) saveAddress(account, `Sitio ${count}`);
      return {};
    },

    "the saved address belongs to another user": () => ({
      id: saveAddress(findAccount(sandbox, "hotel"), "Casa").id,
    }),

    "the user has two payment methods and has removed a third": ({ kind }: User) => {
      const { choice, groupId } = findChoice(kind);
      const [defaultId = 0, methodId = 0, removedId = 0] = choice.methodIds;
      Object.assign(choice, { methodIds: [defaultId, methodId], defaultId });
      return { groupId, methodId, removedId };
    },

    "the user has one payment method": ({ kind }: User) => {
      const { choice, groupId } = findChoice(kind);
      const [methodId = 0] = choice.methodIds;
      Object.assign(choice, { methodIds: [methodId], defaultId: methodId });
      return { groupId, methodId };
    },

    "the user's payment methods are locked": ({ kind }: User) => {
      findChoice(kind).choice.locked = true;
      return {};
    },

    "the user has 50 in a purse and can pay another user": ({ kind }: User) => {
      const { world } = sandbox;
      const account = findAccount(sandbox, kind);
      const purse = getFirstPurse(world, account);
      Object.assign(purse, { cents: 0, movements: [] });
      bookMovement(world, purse, { cents: 5000, description: "Recarga", reference: "top-up" });
      const { id: receiverId, purseCode: receiverCode } = findAccount(sandbox, "company");
      return { purseId: purse.id, receiverId, receiverCode };
    },

    "the user has an empty purse without movements": ({ kind }: User) => {
      const purse = getFirstPurse(sandbox.world, findAccount(sandbox, kind));
      Object.assign(purse, { cents: 0, movements: [] });
      return { purseId: purse.id };
    },

    "the purse belongs to another user": () => ({
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

    "a company has closed an employee's account": () => {
      const employee = findAccount(sandbox, "employee");
      employee.state = "closed";
      return { closedId: employee.id };
    },

    "an employee has made a trip": () => {
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

    "a company has two reference fields": () => {
      const company = findAccount(sandbox, "company");
      const fields = [...sandbox.world.referenceFields.values()];
      const [first, second] = fields.filter(({ companyId }) => companyId === company.id);
      Object.assign(first ?? {}, { name: "Proyecto", values: ["Obra Norte", "Obra Sur"] });
      Object.assign(second ?? {}, { name: "Centro de coste" });
      return { fieldId: first?.id };
    },

    "a company requires a reference": () => {
      const company = findAccount(sandbox, "company");
      for (const field of sandbox.world.referenceFields.values()) {
        if (field.companyId === company.id) field.required = true;
      }
      return {};
    },

    "the company has a booking with a corrected reference": async () => {
      const company = findAccount(sandbox, "company");
      const fields = [...sandbox.world.referenceFields.values()];
      const field = fields.find(({ companyId }) => companyId === company.id);
      const given = (value: string) => [{ field_id: field?.id ?? 0, value }];
      const booking = { fecha_servicio_diferido: "2026-06-01 09:30:00" };
      const trip = await order("company", { ...booking, references: given("Obra Norte") });
      const corrected = { references: given("Obra Sur") };
      await clientFor(sandbox, company).put(`/services/${trip.id}/references/`, corrected);
      return { tripId: trip.id };
    },

    "a company has a trip with a taxi on its way": async () => {
      const trip = await order("company");
      const { clock, forcedOutcomes, drivers } = sandbox.world;
      forcedOutcomes.push("completed");
      while (trip.status === 1) clock.step(1000);
      for (const driver of drivers) driver.avatar ??= "https://pictures.example/driver.png";
      trip.fare = 18;
      return { tripId: trip.id };
    },

    "an employee of a company has completed a trip": async () => {
      const trip = await order("company");
      const { clock, forcedOutcomes, drivers } = sandbox.world;
      forcedOutcomes.push("completed");
      while (trip.status !== 8) clock.step(1000);
      for (const driver of drivers) driver.avatar ??= "https://pictures.example/driver.png";
      trip.fare = 18;
      return { employeeId: trip.employeeId };
    },

    "a company has shared a link to its history": () => {
      const account = findPictured("company");
      const token = "the-token-of-a-link";
      sandbox.world.tokens.set(token, { accountId: account.id, scope: "history" });
      return { token };
    },

    "a company has a booking": async () => {
      const booking = { fecha_servicio_diferido: "2026-06-01 09:30:00" };
      return { tripId: (await order("company", booking)).id };
    },

    "a company has booked a return trip with a stop on the way": async () => {
      const stops = [{ latitude: 38.001, longitude: 0.612, name: "Plaza Mayor" }];
      const there = { stops, fecha_servicio_diferido: "2026-06-01 09:30:00" };
      const { id } = await order("company", there);
      const back = { stops, return_of: id, fecha_servicio_diferido: "2026-06-01 18:15:00" };
      return { tripId: id, returnId: (await orderAnother("company", back)).id };
    },

    "no group takes stops on the way": () => {
      for (const brand of sandbox.world.brands) brand.maxStops = 0;
      return {};
    },

    "a company has a booking of a traveller with needs": async () => {
      const booking = { fecha_servicio_diferido: "2026-06-01 09:30:00", needs: needsWire };
      return { tripId: (await order("company", booking)).id };
    },

    "the group has no taxi for wheelchairs": () => {
      const { world } = sandbox;
      world.brands = world.brands.map((brand) => ({ ...brand, cannotServe: ["wheelchair"] }));
      return {};
    },

    "an employee and a saved address have needs": () => {
      const employee = findAccount(sandbox, "employee");
      for (const each of sandbox.world.accounts.values()) {
        if (each.companyId === employee.companyId) each.needs = lastingWire;
      }
      for (const each of sandbox.world.favourites.values()) each.needs = lastingWire;
      return {};
    },

    "a hotel has a trip under way, a booking and a completed trip": async () => {
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

    "the trip belongs to another user": async () => ({ tripId: (await order("company")).id }),

    "the user has not redeemed a promotion": () => ({ promoId: findPromo("VUELVE15").id }),

    "the user has redeemed a promotion": ({ kind }: User) => {
      const promo = findPromo("VUELVE15");
      promo.labels.set(findAccount(sandbox, kind).id, "approved");
      return { promoId: promo.id };
    },

    "the group reviews redemptions of a promotion": () => ({ promoId: findPromo("FAMILIA25").id }),

    "a promotion has ended": () => ({ promoId: findPromo("FERIA20").id }),

    "the group has rejected the user's promotion": ({ kind }: User) => {
      const promo = findPromo("CAMPUS10");
      promo.labels.set(findAccount(sandbox, kind).id, "rejected");
      return { promoId: promo.id };
    },

    "the promotion belongs to another group": () => ({ promoId: findPromo("RETURN12").id }),

    "the user owns a commerce of the club": ({ kind }: User) => {
      const { commerces } = sandbox.world;
      const account = findAccount(sandbox, kind);
      const own = [...commerces.values()].find(({ ownerId }) => ownerId === account.id);
      if (!own) throw new Error(`The demo ${kind} owns no commerce`);
      // The pact's matchers need a list of one commerce that has every optional field.
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

    "the commerce belongs to another user": () => {
      const { brandId } = findAccount(sandbox, "client");
      const { commerces } = sandbox.world;
      const other = [...commerces.values()].find(
        (each) => each.brandId === brandId && each.ownerId === null,
      );
      if (!other) throw new Error("The demo client owns every commerce");
      Object.assign(other, { phone: null, image: null, ads: [] });
      return { commerceId: other.id };
    },

    "the commerce belongs to another group": () => {
      const { brandId } = findAccount(sandbox, "client", 1);
      const { commerces } = sandbox.world;
      const other = [...commerces.values()].find((each) => each.brandId === brandId);
      return { commerceId: other?.id };
    },

    "the user was sent a password reset code": ({ kind }: User) => {
      sendLinkCode(sandbox.world, findAccount(sandbox, kind), "reset_password");
      return { code: sandbox.world.outbox.at(-1)?.code };
    },

    "the user was sent an account removal code": ({ kind }: User) => {
      sendLinkCode(sandbox.world, findAccount(sandbox, kind), "remove_account");
      return { code: sandbox.world.outbox.at(-1)?.code };
    },

    "the e-mail belongs to no account": () => ({}),

    "another user has the e-mail": () => {
      findAccount(sandbox, "hotel").email = "taken@correo.example";
      return {};
    },

    "Google knows the user": ({ kind }: User) => ({
      credential: issueCredential(findPictured(kind)),
    }),

    "Google knows a user whose account is not activated": () => {
      const account = findAccount(sandbox, "client");
      account.state = "pending";
      return { credential: issueCredential(account) };
    },

    "no account was sent the code": () => ({}),

    "an account is not activated": () => {
      const account = findPictured("client");
      account.state = "pending";
      sendActivationCode(sandbox.world, account);
      const { phone, email, password } = account;
      const activationCode = sandbox.world.outbox.at(-1)?.code;
      return { phone, activationCode, username: email, password };
    },

    "a taxi from Plaza Mayor, 1 was ordered with this key": async ({ kind }: User) => {
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

  /** Adds a picture, since the pact expects one and only some accounts have it. */
  function findPictured(kind: DemoKind) {
    const account = findAccount(sandbox, kind);
    account.avatar ??= "https://pictures.example/user.png";
    return account;
  }

  /** A Google credential for the account's group; its signature is fake, since only Google can sign. */
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

  function addGrant(kind: DemoKind, changes: Partial<Grant> = {}): Grant {
    const { world } = sandbox;
    const { id: accountId } = findPictured(kind);
    const grant: Grant = {
      id: world.nextId(),
      accountId,
      purpose: "series",
      token: world.random.token(40),
      createdAt: world.clock.now(),
      lastUsedAt: null,
      ...changes,
    };
    world.grants.set(grant.id, grant);
    world.tokens.set(grant.token, { accountId, scope: grant.purpose });
    return grant;
  }

  function saveAddress(account: Account, alias: string) {
    const place = { name: "Calle Mayor, 3", latitude: 38.0014, longitude: 0.6112 };
    return addFavourite(sandbox.world, account, { alias, ...place, isDefault: false });
  }

  function deleteFavourites({ id }: Account): void {
    const { favourites } = sandbox.world;
    for (const each of favourites.values()) if (each.accountId === id) favourites.delete(each.id);
  }

  function findChoice(kind: DemoKind) {
    const { world } = sandbox;
    const account = findAccount(sandbox, kind);
    const choice = paymentChoiceOf(world, account, brandOf(world, account.brandId));
    return { choice, groupId: account.brandId };
  }

  /** Orders a trip for an employee with every field, and deletes all other trips. */
  async function order(kind: DemoKind, changes: Partial<NewService> = {}): Promise<Trip> {
    sandbox.world.trips.clear();
    return orderAnother(kind, changes);
  }

  async function orderAnother(kind: DemoKind, changes: Partial<NewService>): Promise<Trip> {
    const { id } = findAccount(sandbox, kind);
    const types = [...sandbox.world.serviceTypes.values()].filter(
      ({ companyId }) => companyId === id,
    );
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
    if (!trip) throw new Error("The sandbox refused the order");
    return trip;
  }
}

const toBase64 = (text: string) => Buffer.from(text).toString("base64url");
