import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    just_now: "just now",
    seconds_ago: "{{count}} s ago",
    minutes_ago: "{{count}} min ago",
    hours_ago: "{{count}} h ago",
    updated: "Updated {{age}}",
    updated_at: "Updated at {{time}}",
    stale: "We cannot reach the taxi group just now",
    lost: "There is no connection just now",
    still: "What you see is from {{age}}. As soon as there is news, it shows here by itself.",
    still_at: "What you see is from {{time}}.",
    call: "Call {{phone}}",
    alert_me: "Alert me to changes",
    no_notifications: "Your browser does not allow notifications, so there is only a sound.",
  },
  es: {
    just_now: "ahora mismo",
    seconds_ago: "hace {{count}} s",
    minutes_ago: "hace {{count}} min",
    hours_ago: "hace {{count}} h",
    updated: "Actualizado {{age}}",
    updated_at: "Actualizado a las {{time}}",
    stale: "Ahora mismo no podemos contactar con el grupo",
    lost: "Ahora mismo no hay conexión",
    still: "Lo que ves es de {{age}}. En cuanto haya novedades, aparecerán aquí solas.",
    still_at: "Lo que ves es de las {{time}}.",
    call: "Llamar al {{phone}}",
    alert_me: "Avísame de los cambios",
    no_notifications: "Tu navegador no permite notificaciones, así que solo suena un aviso.",
  },
} satisfies Texts;
