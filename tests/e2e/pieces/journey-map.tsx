import { useState } from "react";
import { type End, JourneyMap } from "../../../app/features/map/journey-map.tsx";

const station = { name: "Station", latitude: 38.0014, longitude: 0.6112 };
const airport = { name: "Airport", latitude: 37.9651, longitude: 0.5018 };
const island = { name: "Island", latitude: 38.4, longitude: 1.2 };
const source = {
  google: { key: "a-key-for-maps", mapId: "a-map-id" },
  tiles: null,
  attribution: "",
  maxZoom: 16,
};

type Place = typeof station;
type Ends = Record<End, Place | undefined>;

/** A journey with the state that a form holds for it, below the fold. */
export default function JourneyForm() {
  const [ends, setEnds] = useState<Ends>({ origin: station, destination: airport });
  const [isShown, setShown] = useState(true);
  const setEnd = (end: End, place: Place) => setEnds({ ...ends, [end]: place });
  return (
    <form>
      {(["origin", "destination"] as const).map((end) => (
        <p key={end}>
          <label>
            {end} <input name={end} readOnly value={ends[end]?.name ?? ""} />
          </label>
          <output id={end}>{toText(ends[end])}</output>
        </p>
      ))}
      <button type="button" onClick={() => setEnds({ origin: station, destination: undefined })}>
        One end
      </button>
      <button type="button" onClick={() => setEnds({ origin: station, destination: island })}>
        Farther
      </button>
      <button type="button" onClick={() => setShown(!isShown)}>
        Map
      </button>
      {isShown && (
        <JourneyMap
          source={source}
          {...ends}
          km={undefined}
          actions={{
            onMove: (end, position) => setEnd(end, { name: "Moved", ...position }),
            onChoose: setEnd,
          }}
        />
      )}
    </form>
  );
}

function toText(place: Place | undefined): string {
  return place ? `${place.latitude.toFixed(3)},${place.longitude.toFixed(3)}` : "";
}
