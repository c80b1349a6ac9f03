import type { Random } from "./random.ts";

export type Person = { name: string; email: string; telephone: string };

export const spanishFirstNames = listWords(`
  Adrián Ágata Alma Álvaro Amaya Andrés Begoña Berta Bruno Carmela Celia César Clara Concha
  Darío Elena Elías Encarna Esther Fermín Gadea Gonzalo Héctor Inés Íñigo Iván Jacinta Jimena
  Joaquín Julián Lucía Manuela Martín Mencía Nicolás Noelia Óscar Paloma Raúl Rocío Rubén
  Salvador Sofía Teo Úrsula Valentín Verónica Ximena Yolanda Zoe
`);

export const spanishSurnames = listWords(`
  Abellán Acuña Aguilar Alarcón Arnedo Ballester Baños Barea Belmonte Cañizares Carrión Cebrián
  Cifuentes Dueñas Durán Escribano Espín Ferrándiz Frías Galán Garrigós Guillén Heredia Ibáñez
  Jordá Lázaro Luján Madrigal Marín Montalbán Muñoz Núñez Olmedo Ordóñez Osuna Pardo Peñalver
  Quesada Quiñones Requena Ríos Robles Saavedra Segura Tárrega Trigueros Ureña Valdés Vergara
  Yáñez Zafra Zamora
`);

export const englishFirstNames = listWords(`
  Abigail Arthur Chloe Daniel Edith Felix Georgia Harriet Hugo Imogen Jasper Leila Maeve Nathan
  Olive Priya Rowan Samir Tessa Wilfred
`);

export const englishSurnames = listWords(`
  Ashdown Barrow Calloway Danvers Eastwell Fairley Goswami Hartnell Ironside Kettering Lockhart
  Merriweather O'Dowd Pemberly Quayle Ramsden Sedgefield Thackery Underhill Whitcombe
`);

export const companyNames = [
  "Conservas La Gaviota Azul",
  "Estudio Peñón Arquitectos",
  "Laboratorios Brezal",
  "Naviera Tres Vientos",
  "Cerámicas Ñandubay",
  "Bodegas Hoya del Cuervo",
  "Editorial Farolillo",
  "Ingeniería Marisma",
  "Clínica Dental Sonríes",
  "Astilleros Cantalmar",
  "Gestoría Lápiz y Sello",
  "Aceites Olivar Alto",
  "Saltlamp Analytics",
  "Pebble & Tern Consulting",
  "Lanternquay Software",
  "Northquay Logistics",
];

const MAIL_HOSTS = ["correo.example", "buzon.example", "postbox.example", "mail.example"];
const ENGLISH_SHARE = 0.2;

/** Random people may share an e-mail or telephone: a caller that needs unique ones has to check. */
export function makePerson(random: Random): Person {
  const name = random.chance(ENGLISH_SHARE) ? makeEnglishName(random) : makeSpanishName(random);
  return {
    name,
    email: `${toPlainWords(name).join(".")}${random.integer(1, 99)}@${random.pick(MAIL_HOSTS)}`,
    telephone: `+34600${random.integer(100_000, 999_999)}`,
  };
}

/** The words of a text without accents or capitals: "Peñón, 4" → ["penon", "4"]. */
export function toPlainWords(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function makeSpanishName(random: Random): string {
  const [first, second] = random.shuffle(spanishSurnames);
  return `${random.pick(spanishFirstNames)} ${first} ${second}`;
}

function makeEnglishName(random: Random): string {
  return `${random.pick(englishFirstNames)} ${random.pick(englishSurnames)}`;
}

function listWords(text: string): string[] {
  return text.trim().split(/\s+/);
}
