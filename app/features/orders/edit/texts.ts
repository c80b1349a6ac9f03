import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Edit trip {{id}}",
    back: "Back to the list",
    back_to_trip: "Back to the trip",
    intro: "If you change the address or the time, the price may change.",
    from: "From",
    pickup_stays: "You cannot change the pickup: the taxi is already on its way there.",
    save: "Save changes",
    saving: "Saving...",
    cancel: "Discard changes",
    over: "You can no longer edit this trip",
    edited: "The service was edited successfully",
    new_price: "The new price is {{price}}.",
  },
  es: {
    title: "Editar el viaje {{id}}",
    back: "Volver a la lista",
    back_to_trip: "Volver al viaje",
    intro: "Si cambias la dirección o la hora, el precio puede cambiar.",
    from: "Desde",
    pickup_stays: "No puedes cambiar la recogida: el taxi ya va hacia allí.",
    save: "Guardar cambios",
    saving: "Guardando...",
    cancel: "Descartar cambios",
    over: "Ya no puedes editar este viaje",
    edited: "El servicio se ha modificado correctamente",
    new_price: "El nuevo precio es {{price}}.",
  },
} satisfies Texts;
