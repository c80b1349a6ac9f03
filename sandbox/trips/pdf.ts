import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { Brand } from "../brands.ts";
import { toLocal } from "../local-time.ts";
import { brandOf, type Trip, type World } from "../world.ts";
import { formatMoney } from "./money.ts";
import { statusNames, timeOf } from "./state.ts";

type History = { brand: Brand; whose: string; trips: Trip[] };

type Column = { title: string; width: number; align?: "right"; read: (row: Row) => string };
type Row = { trip: Trip; group: Brand };

const MARGIN = 40;
const ROW_HEIGHT = 17;
const TEXT_SIZE = 8;
const columns: Column[] = [
  { title: "Fecha", width: 56, read: (row) => formatDate(localTimeOf(row).date) },
  { title: "Hora", width: 34, read: (row) => localTimeOf(row).time.slice(0, 5) },
  { title: "Origen", width: 200, read: ({ trip }) => trip.origin.calle },
  { title: "Destino", width: 200, read: ({ trip }) => formatWay(trip) },
  { title: "Viajero", width: 104, read: ({ trip }) => trip.traveller ?? "—" },
  { title: "Estado", width: 108, read: ({ trip }) => statusNames[trip.status] },
  { title: "Importe", width: 60, align: "right", read: (row) => formatFare(row) },
];

/** The trips as a table, in the given order. The same trips at the same time give the same bytes. */
export async function drawHistory(
  world: World,
  { brand, whose, trips }: History,
): Promise<Uint8Array<ArrayBuffer>> {
  const issued = toLocal(world.clock.now(), brand.timeZone);
  const document = new PDFDocument({
    size: "A4",
    layout: "landscape",
    margin: MARGIN,
    bufferPages: true,
    info: {
      Title: `Servicios de ${whose}`,
      Author: brand.name,
      CreationDate: new Date(world.clock.now()),
    },
  });
  const rows = trips.map((trip) => ({ trip, group: brandOf(world, trip.agrupacionId) }));

  drawTitle(document, brand, whose, `${formatDate(issued.date)} a las ${issued.time.slice(0, 5)}`);
  drawTable(document, rows);
  drawTotals(document, rows);
  drawPageNumbers(document, brand);
  document.end();
  return new Uint8Array(await buffer(document));
}

function drawTitle(document: PDFKit.PDFDocument, brand: Brand, whose: string, when: string): void {
  const right = document.page.width - MARGIN;
  document.font("Helvetica-Bold").fontSize(18).text(toWestern(brand.name));
  document.fontSize(12).text(toWestern(`Servicios de ${whose}`));
  document.font("Helvetica").fontSize(TEXT_SIZE).text(`Emitido el ${when}`).moveDown();
  document.moveTo(MARGIN, document.y).lineTo(right, document.y).lineWidth(2);
  document.stroke(brand.style.main_color).moveDown();
}

function drawTable(document: PDFKit.PDFDocument, rows: Row[]): void {
  const readTitle = ({ title }: Column) => title;
  drawRow(document, "Helvetica-Bold", readTitle);
  for (const row of rows) {
    if (!hasRoom(document)) {
      document.addPage();
      drawRow(document, "Helvetica-Bold", readTitle);
    }
    drawRow(document, "Helvetica", ({ read }) => read(row));
  }
}

function drawRow(
  document: PDFKit.PDFDocument,
  font: string,
  readCell: (column: Column) => string,
): void {
  const top = document.y;
  let left = MARGIN;
  document.font(font).fontSize(TEXT_SIZE);
  for (const column of columns) {
    const { width, align } = column;
    const options = { width: width - 6, height: TEXT_SIZE, align, ellipsis: true };
    document.text(toWestern(readCell(column)), left, top, options);
    left += width;
  }
  const line = top + ROW_HEIGHT - 5;
  document.moveTo(MARGIN, line).lineTo(left, line).lineWidth(0.5).stroke("#cccccc");
  document.x = MARGIN;
  document.y = top + ROW_HEIGHT;
}

function drawTotals(document: PDFKit.PDFDocument, rows: Row[]): void {
  if (!hasRoom(document)) document.addPage();
  const completed = rows.filter(({ trip }) => trip.status === 8);
  const totals = new Map<string, number>();
  for (const { trip, group } of completed) {
    totals.set(group.currency, (totals.get(group.currency) ?? 0) + (trip.fare ?? 0));
  }
  const amounts = [...totals].map(
    ([currency, amount]) => `Total: ${formatMoney(amount, { language: "es", currency })}`,
  );
  const counts = [`Servicios: ${rows.length}`, `Completados: ${completed.length}`];
  document.font("Helvetica-Bold").fontSize(10);
  document.text(toWestern([...counts, ...amounts].join(" · ")), MARGIN, document.y + 4);
}

function drawPageNumbers(document: PDFKit.PDFDocument, brand: Brand): void {
  const { count } = document.bufferedPageRange();
  document.font("Helvetica").fontSize(TEXT_SIZE);
  for (let index = 0; index < count; index++) {
    document.switchToPage(index);
    const text = toWestern(`${brand.name} · Página ${index + 1} de ${count}`);
    // Below the margin a line break would start another page.
    document.text(text, MARGIN, document.page.height - MARGIN + 12, { lineBreak: false });
  }
}

function hasRoom({ y, page }: PDFKit.PDFDocument): boolean {
  return y + ROW_HEIGHT <= page.height - MARGIN;
}

function localTimeOf({ trip, group }: Row) {
  return toLocal(timeOf(trip), group.timeZone);
}

function formatDate(date: string): string {
  return date.split("-").reverse().join("/");
}

/** The destination, after the stops on the way to it. */
function formatWay({ stops, destinationAddress }: Trip): string {
  return [...stops.map(({ name }) => name), destinationAddress ?? "—"].join(" > ");
}

function formatFare({ trip, group }: Row): string {
  // A trip that did not happen was not paid.
  if (trip.status !== 8 || trip.fare === null) return "—";
  return formatMoney(trip.fare, { language: "es", currency: group.currency });
}

/** PDF's standard fonts have only Western European letters. */
function toWestern(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[^ -~¡-ÿ€‚„…‘’“”–—ŒœŠšŽž]/gu, (letter) => {
      const plain = letter.normalize("NFD").charAt(0);
      return /[ -~]/.test(plain) ? plain : "?";
    });
}
