import { useState } from "react";
import type { Journey } from "../../../app/features/places/map/journey.ts";
import { JourneyMap } from "../../../app/features/places/map/journey-map.tsx";

const station = { name: "Station", latitude: 38.0014, longitude: 0.6112 };
const airport = { name: "Airport", latitude: 37.9651, longitude: 0.5018 };
const island = { name: "Island", latitude: 38.4, longitude: 1.2 };

/** A journey with the state that a form holds for it, below the fold. */
export default function JourneyForm() {
  const [journey, setJourney] = useState<Omit<Journey, "onMove">>({
    origin: station,
    destination: airport,
  });
  const [isShown, setShown] = useState(true);
  return (
    <form>
      {(["origin", "destination"] as const).map((end) => (
        <p key={end}>
          <label>
            {end} <input name={end} readOnly value={journey[end]?.name ?? ""} />
          </label>
          <output id={end}>{toText(journey[end])}</output>
        </p>
      ))}
      <button type="button" onClick={() => setJourney({ origin: station, destination: undefined })}>
        One end
      </button>
      <button type="button" onClick={() => setJourney({ origin: station, destination: island })}>
        Farther
      </button>
      <button type="button" onClick={() => setShown(!isShown)}>
        Map
      </button>
      {isShown && (
        <JourneyMap
          mapsKey="a-key-for-maps"
          {...journey}
          onMove={(end, position) =>
            setJourney({ ...journey, [end]: { name: "Moved", ...position } })
          }
        >
          <p>A drawing</p>
        </JourneyMap>
      )}
    </form>
  );
}

function toText(place: Journey["origin"]): string {
  return place ? `${place.latitude.toFixed(3)},${place.longitude.toFixed(3)}` : "";
}
