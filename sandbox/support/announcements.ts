type Announcement = { language: "es" | "en"; title: string; text: string };

/** A group's announcements to all its customers, latest first. */
export const announcements: Announcement[] = [
  {
    language: "es",
    title: "Nuevas paradas en el puerto",
    text: "Desde el lunes hay dos paradas más: una junto a la terminal de ferris y otra en el Puerto Deportivo.",
  },
  {
    language: "en",
    title: "A new meeting point at Terminal 2",
    text: "Your driver now waits by the flower stall, to the left as you leave the baggage hall.",
  },
  {
    language: "es",
    title: "Corte de la Avenida de la Bahía",
    text: "El domingo por la mañana se corre la media maratón. Calcula diez minutos más si vas al paseo.",
  },
  {
    language: "es",
    title: "Ya puedes guardar tus direcciones",
    text: "Pon nombre a los sitios a los que vas a menudo y pide tu taxi en dos toques.",
  },
  {
    language: "en",
    title: "Early flights this week",
    text: "Terminal 1 opens at 3:30. Book the night before and we will be at your door in time.",
  },
  {
    language: "es",
    title: "Aviso por viento fuerte",
    text: "Mañana se espera temporal de levante. Si puedes, adelanta tu reserva al aeropuerto.",
  },
  {
    language: "en",
    title: "Child seats at no extra charge",
    text: "Tell us the age of the child when you book, and the right seat will be in the car.",
  },
  {
    language: "es",
    title: "Tus recibos, en el historial",
    text: "Cada viaje guarda su importe y su recorrido. Descarga los que necesites en un solo PDF.",
  },
  {
    language: "es",
    title: "Feria en el Recinto Ferial",
    text: "Del jueves al domingo habrá una parada especial en la Glorieta de la Feria hasta las 3:00.",
  },
  {
    language: "en",
    title: "Left something in the car?",
    text: "Open a ticket about the trip. Most things are back with their owner on the same day.",
  },
  {
    language: "es",
    title: "Paga también con tu monedero",
    text: "Recarga cuando quieras y envía saldo a quien viaje contigo con solo leer su código.",
  },
  {
    language: "es",
    title: "Te damos la bienvenida",
    text: "Gracias por viajar con nosotros. Si algo no va bien, cuéntanoslo desde Incidencias.",
  },
];
