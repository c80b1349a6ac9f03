import type { Handler, Schemas } from "../api/operation.ts";
import { invalid, refuse } from "../api/refusal.ts";
import type { Brand } from "../brands.ts";
import { readReferences } from "../company/references.ts";
import { choosePaymentMethod } from "../customer/payment-choice.ts";
import { type Account, accountOf, type Trip, type World } from "../world.ts";
import { readBookingTime } from "./booking-time.ts";
import { checkCode } from "./codes.ts";
import { findGroup, mayOrderFrom, serves } from "./groups.ts";
import { chooseOutcome, followTrip, startSearch } from "./life-cycle.ts";
import { readNeeds } from "./needs.ts";
import { toService } from "./service.ts";
import { readReturnOf, readStops } from "./stops.ts";
import { promiseFare } from "./trip-fare.ts";
import { companyIdOf } from "./visibility.ts";

type NewService = Schemas["NewService"];

/** Fares are rounded and change with the minute; a larger difference than this share is another fare. */
const FARE_TOLERANCE = 0.01;

export const createTrip: Handler<"createTrip"> = ({ world, account, body }) => {
  const employee = readEmployee(world, account, body);
  const group = readGroup(world, account, body.agrupacion_id);
  const serviceType = readServiceType(world, account, body.service_type_id);
  const traveller = readTraveller(world, account, employee, body.viajero.nombre, "viajero.nombre");
  const paymentMethod = readPaymentMethod(world, account, group, body.payment_method_id);
  const passengers = readPassengers(group, body.passengers ?? 1, "passengers");
  const scheduledFor = readSchedule(world, group, body.fecha_servicio_diferido);
  const needs = readNeeds(group, body.needs, "needs");
  const references = readReferences(world, account, body.references, { field: "references" });
  const ordered = {
    agrupacionId: group.id,
    ownerId: account.id,
    origin: readOrigin(group, body.direccion),
    destination: readDestination(body) ?? null,
    stops: readStops(group, body.stops ?? [], "stops"),
    returnOf: readReturnOf(world, account, body.return_of),
    scheduledFor,
    code: body.code ?? null,
  };
  if (body.code !== undefined) checkCode(world, account, body.code, "code");
  checkFare(body.fare, promiseFare(world, ordered));

  const id = world.nextId();
  const trip: Trip = {
    ...ordered,
    id,
    brandId: account.brandId,
    companyId: companyIdOf(account),
    employeeId: employee?.id ?? null,
    userType: account.hotel ? "hotel" : account.role,
    status: 13,
    outcome: chooseOutcome(world, id),
    requestedAt: world.clock.now(),
    searchingSince: null,
    endedAt: null,
    destinationAddress: body.destination_address ?? null,
    traveller,
    noticePhone: body.viajero.telefono_aviso ?? null,
    passengers,
    serviceType,
    paymentMethod,
    fare: body.fare,
    needs,
    references,
    driverId: null,
    pickupAt: null,
    leg: null,
  };
  world.trips.set(id, trip);
  if (scheduledFor === null) startSearch(world, trip);
  else followTrip(world, trip);
  return { service: toService(world, trip) };
};

export function readOrigin(
  group: Brand,
  { nombre, latitud, longitud, datos_extra }: Schemas["NewServiceAddress"],
): Trip["origin"] {
  const position = { latitude: latitud, longitude: longitud };
  if (!serves(group, position)) {
    throw refuse("no_service", "Sorry, there is no service in this zone");
  }
  return { ...position, calle: nombre, datosExtra: datos_extra ?? null };
}

/** A destination is an object, two numbers, or both; undefined if the order has none. */
export function readDestination({
  destination,
  destination_latitude: latitude,
  destination_longitude: longitude,
}: Pick<
  Schemas["ServiceChange"],
  "destination" | "destination_latitude" | "destination_longitude"
>): Trip["destination"] | undefined {
  if (destination) {
    return {
      latitude: destination.destination_latitude,
      longitude: destination.destination_longitude,
    };
  }
  if (typeof latitude === "number" && typeof longitude === "number") return { latitude, longitude };
  const isMentioned = [destination, latitude, longitude].some((part) => part !== undefined);
  return isMentioned ? null : undefined;
}

export function readPassengers({ maxNumPassengers }: Brand, count: number, field: string): number {
  if (count > maxNumPassengers) {
    throw invalid({ field, message: `En estos taxis caben como máximo ${maxNumPassengers}` });
  }
  return count;
}

/** The traveller's name. A company has to name one; a hotel's name is its default. */
export function readTraveller(
  world: World,
  account: Account,
  employee: Account | undefined,
  name: string,
  field: string,
): string {
  const given = name.trim();
  if (given) return given;
  if (account.hotel) return accountOf(world, companyIdOf(account) ?? account.id).name;
  if (account.role === "company" && !employee) {
    throw invalid({ field, message: "Traveler name required" });
  }
  return (employee ?? account).name;
}

/** The trip's employee: the one named in either field, or the one who orders. */
function readEmployee(world: World, account: Account, body: NewService): Account | undefined {
  const { usuario_id, employee_id } = body;
  const user =
    usuario_id === account.id ? account : findColleague(world, account, usuario_id, "usuario_id");
  const traveller =
    employee_id === undefined ? user : findColleague(world, account, employee_id, "employee_id");
  return traveller.role === "employee" ? traveller : undefined;
}

function findColleague(world: World, account: Account, id: number, field: string): Account {
  const employee = world.accounts.get(id);
  const isOfCompany = employee?.role === "employee" && employee.companyId === companyIdOf(account);
  if (!isOfCompany || employee.state !== "active") {
    throw invalid({ field, message: "No puedes pedir un taxi para este usuario" });
  }
  return employee;
}

function readGroup(world: World, account: Account, id: number): Brand {
  const field = "agrupacion_id";
  const group = findGroup(world, id);
  if (!group) throw invalid({ field, message: "Select a grouping" });
  if (!mayOrderFrom(account, group)) {
    const message = "Request assignment to a grouping or restart your session";
    throw invalid({ field, message });
  }
  return group;
}

function readSchedule(world: World, group: Brand, text: string | undefined): number | null {
  if (text === undefined) return null;
  const field = "fecha_servicio_diferido";
  return readBookingTime(text, group.timeZone, world.clock.now(), field);
}

function readServiceType(world: World, account: Account, id: number | undefined): string | null {
  if (id === undefined) return null;
  const type = world.serviceTypes.get(id);
  if (!type?.active || type.companyId !== companyIdOf(account)) {
    throw invalid({ field: "service_type_id", message: "Elige un tipo de servicio activo" });
  }
  return type.name;
}

/** The payment method of the trip, the default unless the order names one. */
function readPaymentMethod(
  world: World,
  account: Account,
  group: Brand,
  id: number | undefined,
): string {
  const method = choosePaymentMethod(world, account, group, id);
  if (method) return method.name;
  const message = "No es posible seleccionar otro medio de pago";
  throw invalid({ field: "payment_method_id", message });
}

/** The promised fare must equal the group's current one; with null the meter decides. */
function checkFare(promised: number | null, asked: number | null): void {
  if (promised === null) return;
  if (asked === null || Math.abs(promised - asked) > asked * FARE_TOLERANCE) {
    throw invalid({ field: "fare", message: "La tarifa ha cambiado" });
  }
}
