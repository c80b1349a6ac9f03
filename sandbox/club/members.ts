/** A shop of a club. The first of each group belongs to the group's demo client. */
export type Member = {
  name: string;
  category: string;
  description: string;
  /** The place of the city that it is at. */
  place: string;
  phone?: string;
  advantage: string;
  /** The colour of its awning, where it has sent a picture. */
  colour?: string;
  ads?: { title: string; text: string; fromDay: number; toDay: number }[];
};

/** By the group's permalink. Days are counted from the start. */
export const members: Record<string, Member[]> = {
  "radio-taxi-cantalmar": [
    {
      name: "Horno La Ñora",
      category: "Panadería",
      description: "Pan de leña, cocas de verdura y ensaimadas recién hechas desde las siete.",
      place: "plaza-de-la-nora",
      phone: "+34980000311",
      advantage: "5 % de descuento al enseñar el recibo del taxi",
      colour: "#a8562a",
      ads: [
        {
          title: "Dos por uno en ensaimadas",
          text: "Hasta el mediodía, con el recibo de tu viaje.",
          fromDay: -2,
          toDay: 6,
        },
        {
          title: "Coca de San Juan",
          text: "Por encargo y en tienda, solo estos días.",
          fromDay: 1.25,
          toDay: 12,
        },
        {
          title: "Roscones de última hora",
          text: "Los que quedan, a mitad de precio.",
          fromDay: -30,
          toDay: -24,
        },
      ],
    },
    {
      name: "Librería El Faro Viejo",
      category: "Librería",
      description: "Libros de mar, mapas antiguos y un rincón para leer.",
      place: "calle-mayor-28",
      phone: "+34980000312",
      advantage: "Un marcapáginas y 5 % en libros de bolsillo",
      colour: "#28527a",
    },
    {
      name: "Restaurante La Lonja Chica",
      category: "Restaurante",
      description: "Arroces y pescado de la subasta de la mañana.",
      place: "muelle-de-poniente-3",
      phone: "+34980000313",
      advantage: "Te invitamos al café si vienes en taxi",
      ads: [
        {
          title: "Semana del arroz negro",
          text: "Menú con arroz negro, ensalada y postre por 19 €.",
          fromDay: -4,
          toDay: 3,
        },
      ],
    },
    {
      name: "Acuario de la Bahía",
      category: "Ocio",
      description: "Doce tanques, una nutria y una sala a oscuras llena de medusas.",
      place: "acuario-de-la-bahia",
      phone: "+34980000314",
      advantage: "Entrada infantil gratis con una de adulto",
      colour: "#1f7a7a",
    },
    {
      name: "Óptica Gran Vía",
      category: "Óptica",
      description: "Graduación sin cita y taller propio.",
      place: "gran-via-de-levante-37",
      advantage: "Revisión gratuita",
    },
    {
      name: "Floristería Adela",
      category: "Floristería",
      description: "Ramos de temporada en el mercadillo más antiguo de la ciudad.",
      place: "mercadillo-de-las-flores",
      phone: "+34980000315",
      advantage: "Una flor de regalo con cada ramo",
      colour: "#8a3d6b",
      ads: [
        {
          title: "Ramo de los viernes",
          text: "Peonías y eucalipto, mientras duren.",
          fromDay: -1,
          toDay: 2,
        },
      ],
    },
    {
      name: "Teatro de la Luna",
      category: "Teatro",
      description: "Compañías pequeñas y buena acústica desde 1911.",
      place: "teatro-de-la-luna",
      phone: "+34980000316",
      advantage: "10 % en taquilla, de martes a jueves",
    },
  ],
  alazul: [
    {
      name: "Café Veleta",
      category: "Café",
      description: "Breakfast from five in the morning, five minutes before the terminals.",
      place: "area-de-servicio-la-veleta",
      phone: "+34980000321",
      advantage: "A free coffee with any breakfast",
      colour: "#7a4b1f",
      ads: [
        {
          title: "Early-flight breakfast",
          text: "Toast, juice and coffee for €4.50, until seven.",
          fromDay: -3,
          toDay: 9,
        },
        {
          title: "Bocadillos para el avión",
          text: "Listos para llevar, con lo que dejan pasar por el control.",
          fromDay: 1.5,
          toDay: 20,
        },
      ],
    },
    {
      name: "Gran Hotel Cantalmar, Spa",
      category: "Spa",
      description: "Salt baths and a quiet room, for the hours between check-out and take-off.",
      place: "gran-hotel-cantalmar",
      phone: "+34980000322",
      advantage: "20 % off day passes",
      colour: "#3b6a8f",
      ads: [
        {
          title: "Late check-out, early spa",
          text: "Two hours for €25 on weekdays.",
          fromDay: -6,
          toDay: 1,
        },
      ],
    },
    {
      name: "Museo de la Sal y el Mar",
      category: "Museum",
      description: "How a city lived on salt. Guided tours in English at eleven.",
      place: "museo-de-la-sal-y-el-mar",
      phone: "+34980000323",
      advantage: "Two tickets for the price of one",
    },
    {
      name: "Consigna Levante",
      category: "Left luggage",
      description: "Leave your bags in town and have them at the airport when you fly.",
      place: "gran-via-de-levante-80",
      advantage: "The first bag is free",
      colour: "#4a4f8c",
    },
    {
      name: "Bodega Hoya del Cuervo",
      category: "Winery",
      description: "A walk among old vines and four wines to taste.",
      place: "bodega-hoya-del-cuervo",
      phone: "+34980000324",
      advantage: "A bottle for groups of six or more",
    },
    {
      name: "Náutica Paseo",
      category: "Boat hire",
      description: "Small boats, with a licence or without, and a skipper if you wish.",
      place: "puerto-deportivo",
      phone: "+34980000325",
      advantage: "Half an hour more on every hire",
    },
  ],
  "taxi-limoncillo": [
    {
      name: "Zumos La Acequia",
      category: "Bar",
      description: "Naranja, limón y granada de los huertos de Alquería Baja.",
      place: "plaza-de-la-acequia",
      phone: "+34980000331",
      advantage: "Tamaño grande al precio del pequeño",
      colour: "#b58a00",
      ads: [
        { title: "Granizado de limón", text: "Ya está aquí.", fromDay: -1, toDay: 15 },
        {
          title: "Noche de horchata",
          text: "Abrimos hasta la una el sábado.",
          fromDay: 1.75,
          toDay: 4,
        },
      ],
    },
    {
      name: "Vivero Hermanas Guillén",
      category: "Jardinería",
      description: "Cítricos en maceta y consejo sincero.",
      place: "vivero-hermanas-guillen",
      phone: "+34980000332",
      advantage: "Un saco de abono con cada árbol",
      colour: "#3f7030",
    },
    {
      name: "Bicis Salinero",
      category: "Bicicletas",
      description: "Alquiler y reparación, cerca del estadio.",
      place: "calle-del-salinero-13",
      advantage: "Pinchazos a 3 €",
    },
    {
      name: "Peluquería Noria",
      category: "Peluquería",
      description: "Sin cita antes de las doce.",
      place: "calle-de-la-noria-30",
      phone: "+34980000333",
      advantage: "10 % los martes",
      ads: [
        {
          title: "Martes de corte",
          text: "Corte y lavado por 12 €.",
          fromDay: -8,
          toDay: -1,
        },
      ],
    },
    {
      name: "Heladería Conchas",
      category: "Heladería",
      description: "Treinta sabores frente al mar.",
      place: "playa-de-las-conchas",
      advantage: "Una bola más",
    },
    {
      name: "Mercado de la Playa, puesto 14",
      category: "Frutería",
      description: "Fruta del día y aceitunas de la casa.",
      place: "mercado-de-la-playa",
      phone: "+34980000334",
      advantage: "5 % en compras de más de 20 €",
      colour: "#8c2f39",
    },
  ],
};
