import { toPlainWords } from "../names.ts";

export type Position = { latitude: number; longitude: number };

export type Zone = "centre" | "north" | "south" | "airport" | "island";

export type PlaceKind =
  | "airport"
  | "beach"
  | "business"
  | "culture"
  | "health"
  | "home"
  | "hotel"
  | "landmark"
  | "leisure"
  | "market"
  | "port"
  | "public"
  | "sport"
  | "square"
  | "station"
  | "street"
  | "university";

export type Place = Position & {
  /** The name as plain words: "hotel-cabo-ambar". */
  id: string;
  name: string;
  address: string;
  zone: Zone;
  kind: PlaceKind;
};

/** Name, kind, latitude, longitude and, where the name is not the address already, the street. */
type Row = [string, PlaceKind, number, number, string?];

type District = { zone: Zone; town: string; rows: Row[] };

const CITY_NAME = "Cantalmar";

/** Cantalmar, on the Costa de Ámbar, lies where maps show open sea: it collides with no real place. */
// biome-ignore format: a table, one place a line
const districts: District[] = [
  {
    // The old town
    zone: "centre",
    town: `59001 ${CITY_NAME}`,
    rows: [
      ["Plaza Mayor", "square", 38.001, 0.612],
      ["Plaza de la Ñora", "square", 38.0024, 0.6098],
      ["Plazuela del Peñón", "square", 37.999, 0.6146],
      ["Calle Mayor, 3", "street", 38.0014, 0.6112],
      ["Calle Mayor, 28", "street", 38.0021, 0.6091],
      ["Calle Mayor, 57", "street", 38.003, 0.6064],
      ["Calle de la Sal, 9", "street", 38.0001, 0.6136],
      ["Calle de la Sal, 31", "street", 37.9988, 0.6159],
      ["Calle del Ancla, 7", "street", 37.9996, 0.6172],
      ["Calle del Ancla, 22", "street", 38.0006, 0.6184],
      ["Calle de los Toneleros, 12", "street", 37.9979, 0.6118],
      ["Calle de los Toneleros, 40", "street", 37.9967, 0.6097],
      ["Callejón del Águila, 4", "street", 38.0017, 0.6141],
      ["Cuesta de los Búhos, 15", "street", 38.0033, 0.6122],
      ["Calle de San Telmo, 18", "street", 37.9984, 0.6189],
      ["Ayuntamiento de Cantalmar", "public", 38.0013, 0.6117, "Plaza Mayor, 2"],
      ["Oficina de Turismo", "public", 38.0007, 0.6123, "Plaza Mayor, 11"],
      ["Catedral de Santa Marina", "landmark", 38.0003, 0.6131, "Calle de la Sal, 2"],
      ["Mercado de Abastos", "market", 38.0027, 0.6102, "Plaza de la Ñora, 1"],
      ["Mercadillo de las Flores", "market", 37.9993, 0.6151, "Plazuela del Peñón, 6"],
      ["Museo de la Sal y el Mar", "culture", 37.9991, 0.6163, "Calle de la Sal, 36"],
      ["Museo Arqueológico", "culture", 38.0019, 0.6088, "Calle Mayor, 33"],
      ["Museo del Títere", "culture", 37.9975, 0.6107, "Calle de los Toneleros, 25"],
      ["Teatro de la Luna", "culture", 38.0036, 0.6109, "Cuesta de los Búhos, 3"],
      ["Gran Hotel Cantalmar", "hotel", 38.0009, 0.6154, "Calle del Ancla, 30"],
    ],
  },
  {
    // The nineteenth-century extension
    zone: "centre",
    town: `59002 ${CITY_NAME}`,
    rows: [
      ["Gran Vía de Levante, 5", "street", 38.0048, 0.6072],
      ["Gran Vía de Levante, 37", "street", 38.0056, 0.6021],
      ["Gran Vía de Levante, 80", "street", 38.0064, 0.5968],
      ["Avenida de la Bahía, 10", "street", 38.0083, 0.6182],
      ["Avenida de la Bahía, 54", "street", 38.0112, 0.6194],
      ["Avenida de la Bahía, 112", "street", 38.0148, 0.6207],
      ["Rambla de los Almendros, 1", "street", 38.0069, 0.6103],
      ["Rambla de los Almendros, 63", "street", 38.0126, 0.6081],
      ["Ronda de Poniente, 20", "street", 37.9921, 0.5874],
      ["Ronda de Poniente, 140", "street", 38.0052, 0.5831],
      ["Calle del Limonero, 6", "street", 38.0076, 0.6039],
      ["Calle del Limonero, 19", "street", 38.0089, 0.6034],
      ["Calle Jazmín, 3", "street", 38.0101, 0.6012],
      ["Calle Jazmín, 26", "street", 38.0117, 0.6006],
      ["Calle Doctora Inés Ordóñez, 11", "street", 38.0041, 0.5952],
      ["Calle Doctora Inés Ordóñez, 45", "street", 38.0018, 0.5937],
      ["Calle Maestro Yáñez, 8", "street", 37.9942, 0.5986],
      ["Plaza del Reloj", "square", 38.0059, 0.6047],
      ["Plaza de los Niños", "square", 38.0094, 0.5973],
      ["Estación Central", "station", 37.9953, 0.5921, "Plaza de la Estación, 1"],
      ["Estación de Autobuses", "station", 37.9938, 0.5937, "Plaza de la Estación, 7"],
      ["Jardín Botánico", "leisure", 38.0131, 0.5934, "Calle Jazmín, 50"],
      ["Galerías Alameda", "market", 38.0051, 0.6058, "Gran Vía de Levante, 16"],
      ["Palacio de Justicia", "public", 38.0072, 0.5992, "Plaza de los Niños, 2"],
      ["Conservatorio de Música", "culture", 38.0108, 0.6069, "Rambla de los Almendros, 44"],
      ["Clínica Santa Águeda", "health", 38.0029, 0.5961, "Calle Doctora Inés Ordóñez, 30"],
    ],
  },
  {
    // The seafront
    zone: "centre",
    town: `59003 ${CITY_NAME}`,
    rows: [
      ["Puerto de Cantalmar, Terminal de Ferris", "port", 37.9954, 0.6271, "Muelle de Levante, 10"],
      ["Puerto de Cantalmar, Terminal de Cruceros", "port", 37.9938, 0.6298, "Muelle de Levante, 24"],
      ["Puerto Deportivo", "port", 38.0042, 0.6251, "Paseo Marítimo, 2"],
      ["Lonja del Pescado", "market", 37.9917, 0.6223, "Muelle de Poniente, 15"],
      ["Muelle de Poniente, 3", "street", 37.9929, 0.6207],
      ["Muelle de la Aduana, 1", "street", 37.9971, 0.6228],
      ["Paseo Marítimo, 12", "street", 38.0061, 0.6234],
      ["Paseo Marítimo, 88", "street", 38.0124, 0.6248],
      ["Calle de los Calafates, 14", "street", 37.9898, 0.6181],
      ["Calle de las Redes, 5", "street", 37.9886, 0.6169],
      ["Acuario de la Bahía", "leisure", 38.0018, 0.6239, "Muelle de la Aduana, 20"],
      ["Faro Viejo", "landmark", 37.9961, 0.6325, "Muelle de Levante, 40"],
      ["Playa del Muelle", "beach", 38.0098, 0.6252, "Paseo Marítimo, 60"],
    ],
  },
  {
    // The university and the hills behind it
    zone: "north",
    town: `59010 ${CITY_NAME}`,
    rows: [
      ["Universidad de Cantalmar, Rectorado", "university", 38.0341, 0.5982, "Avenida de la Universidad, 1"],
      ["Facultad de Derecho", "university", 38.0352, 0.6004, "Avenida de la Universidad, 8"],
      ["Facultad de Medicina", "university", 38.0367, 0.5969, "Avenida de la Universidad, 15"],
      ["Escuela de Ingeniería", "university", 38.0379, 0.6013, "Avenida de la Universidad, 22"],
      ["Residencia de Estudiantes La Encina", "home", 38.0318, 0.6021, "Calle de la Encina, 40"],
      ["Avenida de la Universidad, 75", "street", 38.0402, 0.6028],
      ["Calle de la Encina, 9", "street", 38.0276, 0.6037],
      ["Calle de la Encina, 33", "street", 38.0301, 0.6029],
      ["Camino Viejo de la Sierra, 118", "street", 38.0413, 0.5811],
      ["Calle Astrónoma Elvira Luján, 16", "street", 38.0254, 0.6112],
      ["Plaza del Árbol", "square", 38.0233, 0.6084],
      ["Estación de Cantalmar Norte", "station", 38.0267, 0.5903, "Calle del Apeadero, 1"],
      ["Parque del Norte", "leisure", 38.0291, 0.6148, "Calle Astrónoma Elvira Luján, 50"],
      ["Centro Comercial Tres Molinos", "market", 38.0219, 0.5871, "Ronda Norte, 200"],
      ["Ciudad Deportiva", "sport", 38.0241, 0.5792, "Ronda Norte, 260"],
      ["Centro de Salud El Árbol", "health", 38.0228, 0.6091, "Plaza del Árbol, 8"],
      ["Cala Caracola", "beach", 38.0436, 0.6387, "Carretera de las Calas, km 4"],
      ["Urbanización La Colina, 27", "home", 38.0471, 0.6102],
    ],
  },
  {
    // The business park
    zone: "north",
    town: `59012 ${CITY_NAME}`,
    rows: [
      ["Parque Empresarial Viento Norte, Edificio Cierzo", "business", 38.0561, 0.5672, "Avenida de la Industria, 2"],
      ["Parque Empresarial Viento Norte, Edificio Tramontana", "business", 38.0573, 0.5689, "Avenida de la Industria, 6"],
      ["Parque Empresarial Viento Norte, Edificio Galerna", "business", 38.0584, 0.5661, "Avenida de la Industria, 10"],
      ["Avenida de la Industria, 60", "street", 38.0612, 0.5643],
      ["Palacio de Congresos", "business", 38.0533, 0.5718, "Glorieta de la Feria, 1"],
      ["Recinto Ferial", "business", 38.0521, 0.5741, "Glorieta de la Feria, 5"],
      ["Centro de Datos Nube Baja", "business", 38.0629, 0.5627, "Calle del Cable, 4"],
    ],
  },
  {
    zone: "north",
    town: "59120 Valdehiguera",
    rows: [
      ["Plaza de la Iglesia", "square", 38.0781, 0.6093],
      ["Calle Real de Valdehiguera, 14", "street", 38.0789, 0.6104],
      ["Camino de la Fuente, 6", "street", 38.0768, 0.6071],
      ["Bodega Hoya del Cuervo", "leisure", 38.0824, 0.6038, "Camino de las Viñas, 2"],
      ["Ermita de la Peña", "landmark", 38.0863, 0.6126, "Camino de la Peña, 20"],
    ],
  },
  {
    zone: "north",
    town: "59130 Peñaluenga",
    rows: [
      ["Plaza del Olmo", "square", 38.0721, 0.5494],
      ["Calle de las Eras, 21", "street", 38.0734, 0.5481],
      ["Casa Rural El Búho Blanco", "leisure", 38.0752, 0.5452, "Calle de las Eras, 48"],
      ["Mirador de Peñaluenga", "landmark", 38.0798, 0.5411, "Camino del Mirador, 1"],
    ],
  },
  {
    // The long beach
    zone: "south",
    town: `59020 ${CITY_NAME}`,
    rows: [
      ["Playa Larga", "beach", 37.9642, 0.6262, "Paseo de la Playa, 90"],
      ["Playa de las Conchas", "beach", 37.9518, 0.6281, "Paseo de la Playa, 240"],
      ["Paseo de la Playa, 8", "street", 37.9781, 0.6241],
      ["Paseo de la Playa, 140", "street", 37.9603, 0.6254],
      ["Avenida de las Palmeras, 21", "street", 37.9768, 0.6178],
      ["Avenida de las Palmeras, 94", "street", 37.9689, 0.6191],
      ["Avenida de las Palmeras, 150", "street", 37.9617, 0.6203],
      ["Calle de los Flamencos, 2", "street", 37.9702, 0.6139],
      ["Calle de los Flamencos, 27", "street", 37.9694, 0.6104],
      ["Calle Cigüeña, 10", "street", 37.9671, 0.6121],
      ["Hotel Cabo Ámbar", "hotel", 37.9574, 0.6249, "Paseo de la Playa, 176"],
      ["Mercado de la Playa", "market", 37.9733, 0.6207, "Avenida de las Palmeras, 60"],
      ["Camping Pinar del Sur", "leisure", 37.9461, 0.6247, "Carretera del Cabo, km 6"],
      ["Parque Acuático Olas Altas", "leisure", 37.9487, 0.6188, "Carretera del Cabo, km 5"],
    ],
  },
  {
    // The hospital and the stadium
    zone: "south",
    town: `59022 ${CITY_NAME}`,
    rows: [
      ["Hospital Universitario Virgen de la Brisa", "health", 37.9748, 0.5911, "Avenida de la Salud, 1"],
      ["Hospital Universitario Virgen de la Brisa, Urgencias", "health", 37.9741, 0.5924, "Avenida de la Salud, 5"],
      ["Centro de Especialidades", "health", 37.9762, 0.5889, "Avenida de la Salud, 18"],
      ["Estadio La Marea", "sport", 37.9661, 0.5987, "Calle del Salinero, 60"],
      ["Pabellón Municipal de Deportes", "sport", 37.9678, 0.5958, "Calle del Salinero, 44"],
      ["Calle del Salinero, 13", "street", 37.9712, 0.5994],
      ["Calle de la Noria, 30", "street", 37.9801, 0.6012],
      ["Calle de la Noria, 72", "street", 37.9774, 0.6031],
      ["Plaza del Sur", "square", 37.9793, 0.6064],
      ["Comisaría Sur", "public", 37.9786, 0.6053, "Plaza del Sur, 1"],
      ["Instituto Las Salinas", "public", 37.9723, 0.6048, "Calle de la Noria, 90"],
      ["Residencia de Mayores Ámbar", "home", 37.9699, 0.5872, "Avenida de la Salud, 40"],
    ],
  },
  {
    zone: "south",
    town: "59210 Alquería Baja",
    rows: [
      ["Plaza de la Acequia", "square", 37.9432, 0.5764],
      ["Calle del Molino de Aceite, 17", "street", 37.9444, 0.5751],
      ["Vivero Hermanas Guillén", "leisure", 37.9471, 0.5713, "Camino de la Vega, 33"],
    ],
  },
  {
    zone: "south",
    town: "59220 Cabo Ámbar",
    rows: [
      ["Faro de Cabo Ámbar", "landmark", 37.9121, 0.6351, "Carretera del Faro, 1"],
      ["Plaza de los Pescadores", "square", 37.9187, 0.6283],
      ["Calle del Mero, 12", "street", 37.9194, 0.6269],
      ["Cala del Ermitaño", "beach", 37.9239, 0.6302, "Carretera del Cabo, km 9"],
    ],
  },
  {
    zone: "airport",
    town: `59300 ${CITY_NAME}`,
    rows: [
      ["Aeropuerto de Cantalmar, Terminal 1 Salidas", "airport", 37.9651, 0.5018, "Avenida del Aeropuerto, 1"],
      ["Aeropuerto de Cantalmar, Terminal 1 Llegadas", "airport", 37.9648, 0.5023, "Avenida del Aeropuerto, 3"],
      ["Aeropuerto de Cantalmar, Terminal 2", "airport", 37.9634, 0.5051, "Avenida del Aeropuerto, 9"],
      ["Aeropuerto de Cantalmar, Terminal de Carga", "airport", 37.9602, 0.4962, "Calle de las Alas, 20"],
      ["Aeropuerto de Cantalmar, Aviación General", "airport", 37.9583, 0.4934, "Calle de las Alas, 34"],
      ["Estación de Tren del Aeropuerto", "station", 37.9657, 0.5037, "Avenida del Aeropuerto, 5"],
      ["Aparcamiento de Larga Estancia", "airport", 37.9689, 0.5072, "Calle de las Alas, 2"],
      ["Polígono El Aeródromo, Nave 4", "business", 37.9724, 0.5148, "Calle de la Hélice, 8"],
      ["Polígono El Aeródromo, Nave 19", "business", 37.9741, 0.5171, "Calle de la Hélice, 40"],
      ["Avenida del Aeropuerto, 130", "street", 37.9781, 0.5312],
      ["Área de Servicio La Veleta", "leisure", 37.9843, 0.5461, "Autovía de Levante, km 12"],
    ],
  },
  {
    zone: "airport",
    town: "59310 Llano de las Cigüeñas",
    rows: [
      ["Plaza del Pozo", "square", 37.9483, 0.5263],
      ["Calle Ancha, 44", "street", 37.9491, 0.5281],
      ["Calle del Almirez, 3", "street", 37.9471, 0.5247],
      ["Centro de Salud Las Cigüeñas", "health", 37.9498, 0.5258, "Calle Ancha, 60"],
    ],
  },
  {
    zone: "island",
    town: "59900 Isla de la Cigarra",
    rows: [
      ["Embarcadero de la Isla", "port", 38.0172, 0.7741, "Muelle Chico, 1"],
      ["Plaza de la Cisterna", "square", 38.0181, 0.7763],
      ["Calle de las Barcas, 10", "street", 38.0176, 0.7754],
      ["Calle del Horno, 2", "street", 38.0189, 0.7772],
      ["Faro de la Cigarra", "landmark", 38.0263, 0.8051, "Camino del Faro, 9"],
      ["Playa de los Guijarros", "beach", 38.0124, 0.7832, "Camino de la Playa, 4"],
      ["Ermita de San Ginés", "landmark", 38.0227, 0.7894, "Camino del Faro, 3"],
      ["Hostal La Cigarra", "leisure", 38.0178, 0.7769, "Plaza de la Cisterna, 5"],
    ],
  },
];

export const places: Place[] = districts.flatMap(({ zone, town, rows }) =>
  rows.map(([name, kind, latitude, longitude, street = name]) => ({
    id: toPlainWords(name).join("-"),
    name,
    address: `${street}, ${town}`,
    latitude,
    longitude,
    zone,
    kind,
  })),
);

const placesById = new Map(places.map((place) => [place.id, place]));

export function getPlace(id: string): Place {
  const place = placesById.get(id);
  if (!place) throw new Error(`No place has the id ${id}`);
  return place;
}
