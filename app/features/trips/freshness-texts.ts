import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    just_now: "just now",
    seconds_ago: "{{count}} s ago",
    minutes_ago: "{{count}} min ago",
    hours_ago: "{{count}} h ago",
    updated: "Updated {{age}}",
    updated_at: "Updated at {{time}}",
    stale: "We are not receiving updates from the taxi group right now",
    lost: "Connection lost",
    still: "Last updated {{age}}. New information appears here automatically.",
    still_at: "Last updated at {{time}}.",
    call: "Call {{phone}}",
    alert_me: "Alert me to changes",
    no_notifications: "Your browser does not show notifications, so you will only hear a sound.",
  },
  es: {
    just_now: "ahora mismo",
    seconds_ago: "hace {{count}} s",
    minutes_ago: "hace {{count}} min",
    hours_ago: "hace {{count}} h",
    updated: "Actualizado {{age}}",
    updated_at: "Actualizado a las {{time}}",
    stale: "Ahora mismo no recibimos novedades del grupo de taxis",
    lost: "Se ha perdido la conexión",
    still: "Última actualización: {{age}}. Las novedades aparecerán aquí automáticamente.",
    still_at: "Última actualización: {{time}}.",
    call: "Llamar al {{phone}}",
    alert_me: "Avísame de los cambios",
    no_notifications: "Tu navegador no muestra notificaciones, así que solo oirás un sonido.",
  },
} satisfies Texts;
