import type { ReferenceField } from "../../api/references.ts";
import { toPlain } from "../../i18n/words.ts";
import type { FileRow } from "../../table-file/file-row.ts";
import { texts } from "./column-texts.ts";

export const columns = [
  ...(["traveller", "phone", "from", "to", "date", "time"] as const),
  ...(["passengers", "serviceType", "employee", "notes", "needs"] as const),
];
export type Column = (typeof columns)[number];

/** The names of columns in other files than ours, without accents and in lower case. */
const foreignHeadings: Record<Column, string> = {
  traveller: `who, name, full name, passenger, guest, traveler, traveller, client, customer, quien, nombre, nombre y apellidos,
    viajero, viajera, pasajero, huesped, cliente, qui, nom, viatger, passatger, hoste, quen, nome, viaxeiro, pasaxeiro,
    hospede, nor, izena, bidaiaria, quem, viajante, passageiro, passager, voyageur, wer, gast, fahrgast, reisender,
    kunde, chi, viaggiatore, passeggero, ospite, الاسم, الراكب, الضيف, من المسافر`,
  phone: `phone, telephone, tel, mobile, phone number, contact phone, telefono, movil, telefon, mobil, telefono movil,
    telemovel, telefone, mugikorra, portable, telefonnummer, handy, cellulare, الهاتف, الجوال, رقم الهاتف`,
  from: `from, pickup, pick-up, pick up, pickup address, origin, desde, de, recogida, origen, punto de recogida, des de,
    recollida, orixe, nondik, jatorria, origem, recolha, depart, prise en charge, von, abholung, abholort, start, da,
    partenza, ritiro, من, الانطلاق`,
  to: `to, destination, drop-off, dropoff, drop off, a, hasta, destino, desti, fins a, ata, nora, helmuga, para, ate,
    arrivee, vers, nach, ziel, destinazione, arrivo, الى, إلى, الوجهة`,
  date: `date, day, pickup date, fecha, dia, data, data de recollida, eguna, jour, datum, tag, giorno, التاريخ, اليوم`,
  time: `time, hour, pickup time, hora, ordua, heure, uhrzeit, zeit, ora, orario, الوقت, الساعة`,
  passengers: `passengers, pax, people, pasajeros, personas, passatgers, persones, pasaxeiros, persoas, bidaiariak,
    passageiros, pessoas, passagers, personnes, fahrgaste, personen, passeggeri, persone, الركاب, عدد الركاب`,
  serviceType: `service type, type, cost centre, cost center, tipo de servicio, tipo, servicio, tipus de servei, tipo de
    servizo, zerbitzu mota, tipo de servico, type de service, fahrtart, dienstart, tipo di servizio, نوع الخدمة`,
  employee: `employee, employee name, employee email, empleado, empleada, empleat, empregado, langilea, colaborador, funcionario, nome do funcionario,
    employe, salarie, mitarbeiter, dipendente, الموظف`,
  notes: `notes, note, comments, remarks, notes for the driver, notas, observaciones, comentarios, observacions,
    oharrak, observacoes, remarques, commentaires, notizen, bemerkungen, hinweise, annotazioni, osservazioni, ملاحظات`,
  needs: `needs, special needs, requirements, necesidades, necesidades especiales, necessitats, beharrak, necessidades,
    besoins, besondere wunsche, wunsche, anforderungen, esigenze, الاحتياجات`,
};

/** With the names that our own files have in each language. */
const headings = new Map(
  columns.map((column) => {
    const own = Object.values(texts).flatMap((table) => table[column] ?? []);
    const foreign = foreignHeadings[column].split(/,\s+/).map((name) => name.replace(/\s+/g, " "));
    return [column, new Set([...own, ...foreign].map(toPlain))];
  }),
);

export type TableHead = {
  /** The place of each column that the table has. */
  places: Map<Column, number>;
  /** Headings that name no column of this account, in the words of the file. */
  unknown: string[];
  /** The place of each reference field that the table has a column for. */
  references: Map<number, number>;
};

export type HeadProblem =
  | { problem: "noHeadings" }
  | { problem: "repeatedHeading"; heading: string };

/** A cell may be as long as the file, so only its beginning is looked at. */
const MAX_HEADING = 60;

/** Reads the first row, which has to name the columns; `allowed` are those that the account may fill in. */
export function readHead(
  { cells }: Pick<FileRow, "cells">,
  allowed: readonly Column[],
  references: Pick<ReferenceField, "id" | "name">[] = [],
): TableHead | HeadProblem {
  const head: TableHead = { places: new Map(), unknown: [], references: new Map() };
  for (const [place, cell] of cells.entries()) {
    const heading = cell.slice(0, MAX_HEADING).trim();
    // The company's own name for a column comes first, such as its cost centre.
    const named = references.find(({ name }) => toHeading(name) === toHeading(heading));
    const column = named ? undefined : findColumn(heading, allowed);
    if (named && head.references.has(named.id)) return { problem: "repeatedHeading", heading };
    if (named) head.references.set(named.id, place);
    else if (!column) {
      if (heading !== "") head.unknown.push(heading);
    } else if (head.places.has(column)) return { problem: "repeatedHeading", heading };
    else head.places.set(column, place);
  }
  return head.places.size === 0 ? { problem: "noHeadings" } : head;
}

function findColumn(heading: string, allowed: readonly Column[]): Column | undefined {
  const plain = toHeading(heading);
  return allowed.find((column) => headings.get(column)?.has(plain));
}

const toHeading = (heading: string) =>
  toPlain(heading)
    .replace(/[*:?¿]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
