import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Edit trip {{id}}",
    back: "Back to the list",
    intro: "Another journey or another time may change the price.",
    from: "From",
    pickup_stays: "The taxi is already on its way there.",
    save: "Save the changes",
    saving: "Saving...",
    cancel: "Leave it as it is",
    over: "This trip can no longer be changed",
    edited: "The service was edited successfully",
    new_price: "Its price is now {{price}}.",
  },
  es: {
    title: "Editar el viaje {{id}}",
    back: "Volver a la lista",
    intro: "Otro trayecto u otra hora pueden cambiar el precio.",
    from: "Desde",
    pickup_stays: "El taxi ya va hacia allí.",
    save: "Guardar los cambios",
    saving: "Guardando...",
    cancel: "Dejarlo como está",
    over: "Este viaje ya no se puede modificar",
    edited: "El servicio se ha modificado correctamente",
    new_price: "Su precio es ahora {{price}}.",
  },
} satisfies Texts;
