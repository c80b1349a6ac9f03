import { toSvgDataUri } from "./brands.ts";
import { getPlace, type Place } from "./city/places.ts";
import { createRandom } from "./random.ts";

export type Driver = {
  id: number;
  brandId: number;
  name: string;
  plate: string;
  model: string;
  avatar: string;
  telephone: string;
  languages: string[];
  start: Place;
};

/** Name, model, languages and the place of the rank where the driver begins. */
type Row = [string, string, string[], string];

const fleets: { brandId: number; rows: Row[] }[] = [
  {
    brandId: 1,
    rows: [
      ["Nuria Ferrándiz Osuna", "Corsaria Nova", ["es", "en"], "plaza-mayor"],
      ["Ousmane Ndoye", "Lumen E4", ["es", "fr"], "estacion-central"],
      ["Eusebio Garrigós Pardo", "Corsaria Nova", ["es"], "hotel-cabo-ambar"],
      ["Yasmina El Haddaoui", "Brezo Familiar", ["es", "ar", "fr"], "facultad-de-medicina"],
      ["Ioana Vlădescu", "Lumen E4", ["es", "ro", "en"], "palacio-de-congresos"],
      ["Iñaki Zubeldia Ríos", "Marisma 7 adaptado", ["es", "en"], "plaza-del-sur"],
      [
        "Remedios Quiñones Luján",
        "Brezo Familiar",
        ["es"],
        "aeropuerto-de-cantalmar-terminal-1-llegadas",
      ],
    ],
  },
  {
    brandId: 2,
    rows: [
      [
        "Harriet Calloway",
        "Vela Sedán",
        ["en", "es"],
        "aeropuerto-de-cantalmar-terminal-1-llegadas",
      ],
      ["Tomás Cebrián Yáñez", "Orca 8", ["es", "en"], "aeropuerto-de-cantalmar-terminal-2"],
      ["Annika Strohmeier", "Vela Sedán", ["de", "en", "es"], "aparcamiento-de-larga-estancia"],
      ["Giordano Bellandi", "Orca 8", ["it", "es", "en"], "gran-hotel-cantalmar"],
      ["Priya Goswami", "Vela Sedán", ["en", "es"], "puerto-de-cantalmar-terminal-de-cruceros"],
      ["Bastien Larroque", "Orca 8", ["fr", "en", "es"], "plaza-del-reloj"],
    ],
  },
  {
    brandId: 3,
    rows: [
      ["Jacinta Abellán Frías", "Grillo City", ["es"], "mercado-de-abastos"],
      ["Wilson Quispe Tárrega", "Grillo City", ["es"], "playa-larga"],
      ["Lin Xiaoyun", "Lumen E3", ["zh", "es"], "galerias-alameda"],
      ["Célio Antunes", "Grillo City", ["pt", "es"], "estacion-de-autobuses"],
      ["Álvaro Montalbán Cruz", "Lumen E3", ["es"], "estadio-la-marea"],
      ["Svetlana Ibáñez Orlova", "Grillo City", ["es"], "puerto-deportivo"],
      [
        "Kofi Mensah Requena",
        "Lumen E3",
        ["es"],
        "hospital-universitario-virgen-de-la-brisa-urgencias",
      ],
    ],
  },
];

const AVATAR_COLOURS = ["#7a3b69", "#2f5d50", "#8a4b08", "#34558b", "#5b4b8a", "#a03b3b"];

export const drivers: Driver[] = fleets
  .flatMap(({ brandId, rows }) => rows.map((row) => ({ brandId, row })))
  .map(({ brandId, row: [name, model, languages, startId] }, index) => {
    const id = 201 + index;
    return {
      id,
      brandId,
      name,
      plate: makePlate(id),
      model,
      avatar: drawAvatar(name, AVATAR_COLOURS[index % AVATAR_COLOURS.length] as string),
      telephone: `+34600000${id}`,
      languages,
      start: getPlace(startId),
    };
  });

function makePlate(driverId: number): string {
  const digits = createRandom("plate", driverId).integer(0, 9999);
  return `${String(digits).padStart(4, "0")} PRD`;
}

function drawAvatar(name: string, colour: string): string {
  const [first = "", second = ""] = name.split(" ");
  return toSvgDataUri(`
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<circle cx="32" cy="32" r="32" fill="${colour}"/>
<text x="32" y="41" fill="#fff" font-family="sans-serif" font-size="25" text-anchor="middle">${first.charAt(0)}${second.charAt(0)}</text>
</svg>`);
}
