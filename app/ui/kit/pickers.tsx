import { useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { holdsWords } from "../../i18n/words.ts";
import { Combobox } from "../fields/combobox.tsx";
import { DateTimeFields } from "../fields/date-time-fields.tsx";
import { Card } from "../layout/card.tsx";
import { Stack } from "../layout/stack.tsx";
import { texts } from "./texts.ts";

const places = [
  "Calle Mayor, 3",
  "Calle de la Estrella, 12",
  "Estación Central, Plaza de la Estación, 1",
  "Estadio del Faro, Avenida del Faro, 80",
  "Playa Mayor",
];

/** The range contains both clock changes of the year. */
const limits = { timeZone: "Europe/Madrid", min: "2026-03-20 09:00", max: "2026-11-30 20:00" };

export function Pickers() {
  const t = useTexts(texts);
  const [origin, setOrigin] = useState("");
  const home = {
    text: places[0] ?? "",
    title: t("home"),
    icon: "star",
    kind: t("favourite"),
  } as const;
  const others = places.slice(1).map((text) => ({ text, icon: "map-pin" }) as const);
  return (
    <Stack>
      <h2>{t("pickers")}</h2>
      <Card>
        <Combobox
          name="origin"
          label={t("origin")}
          hint={t("originHint")}
          value={origin}
          onType={setOrigin}
          suggest={async (typed) =>
            [home, ...others].filter((place) =>
              holdsWords(`${"title" in place ? place.title : ""} ${place.text}`, typed),
            )
          }
          onChoose={({ text }) => setOrigin(text)}
          first={{
            text: t("position"),
            icon: "map-pin",
            onChoose: () => setOrigin(t("here")),
          }}
        />
        <DateTimeFields
          date={{ name: "pickup-date", label: t("date") }}
          time={{ name: "pickup-time", label: t("time") }}
          defaultValue={{ date: "2026-05-18", time: "09:30" }}
          limits={limits}
        />
      </Card>
    </Stack>
  );
}
