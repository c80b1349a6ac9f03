import type { Schemas } from "../api/operation.ts";
import { findHeading } from "../city/streets.ts";
import { toLocal } from "../local-time.ts";
import { brandOf, type Trip, type World } from "../world.ts";
import { occupiesDriver, statusNames, timeOf } from "./state.ts";
import { findReturn } from "./stops.ts";

const MINUTE = 60_000;

/** A trip on the wire, with times local to the group that serves it. */
export function toService(world: World, trip: Trip): Schemas["Service"] {
  const group = brandOf(world, trip.agrupacionId);
  const { date, time } = toLocal(timeOf(trip), group.timeZone);
  const { calle, latitude, longitude, datosExtra } = trip.origin;
  return {
    id: trip.id,
    status_code: trip.status,
    status_name: statusNames[trip.status],
    date,
    time,
    direccion: { calle, latitude, longitude, datos_extra: datosExtra },
    destination: trip.destination,
    destination_address: trip.destinationAddress,
    stops: trip.stops,
    return_of: trip.returnOf,
    return_trip: findReturn(world, trip),
    viajero: trip.traveller,
    programacion: trip.scheduledFor === null ? null : { fecha: date, hora: time },
    taxi: toTaxi(world, trip),
    employee: toPerson(world, trip),
    type_user: trip.userType,
    agrupacion_id: trip.agrupacionId,
    passengers: trip.passengers,
    telefono_aviso: trip.noticePhone,
    service_type: trip.serviceType,
    payment_method: trip.paymentMethod,
    fare: trip.fare,
    currency: group.currency,
    eta_minutes: readEta(world, trip),
    promised_minutes: minutesUntil(trip, trip.promisedAt),
    waited_minutes: hasArrived(trip) ? minutesUntil(trip, trip.pickupAt) : null,
    needs: trip.needs ?? {},
    references: trip.references ?? [],
  };
}

function toTaxi(world: World, trip: Trip): Schemas["Taxi"] | null {
  const driver = world.drivers.find(({ id }) => id === trip.driverId);
  if (!driver) return null;
  const { name, plate, model, avatar, telephone } = driver;
  return { name, plate, model, avatar, telephone, position: readPosition(world, trip) };
}

/** Known while the taxi is on its way to the passenger, waits or drives them. */
function readPosition({ clock }: World, trip: Trip): Schemas["TaxiPosition"] | null {
  if (!occupiesDriver(trip) || !trip.leg) return null;
  const now = clock.now();
  return { ...findHeading(trip.leg, now), at: new Date(now).toISOString() };
}

function toPerson({ accounts }: World, { employeeId }: Trip): Schemas["Person"] | null {
  const employee = employeeId === null ? undefined : accounts.get(employeeId);
  return employee ? { id: employee.id, name: employee.name } : null;
}

const hasArrived = ({ status }: Trip): boolean => [7, 8, 9, 10].includes(status);

/** From the request, or from a booking's pickup time. */
const minutesUntil = (trip: Trip, at: number | null | undefined): number | null =>
  at === null || at === undefined ? null : Math.max(0, Math.round((at - timeOf(trip)) / MINUTE));

function readEta({ clock }: World, { status, pickupAt }: Trip): number | null {
  if (status === 10) return 0;
  if ((status !== 3 && status !== 6) || pickupAt === null) return null;
  return Math.max(0, Math.ceil((pickupAt - clock.now()) / MINUTE));
}
