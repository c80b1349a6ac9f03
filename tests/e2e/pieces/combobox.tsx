import { useState } from "react";
import { Combobox } from "../../../app/ui/fields/combobox.tsx";

type Place = { text: string; title?: string; at: string };

/** An address field with the state that a form holds for it. */
export default function AddressField() {
  const [address, setAddress] = useState<Partial<Place>>({ text: "" });
  const [answers, setAnswers] = useState(0);

  async function suggest(typed: string): Promise<Place[]> {
    const response = await fetch(`/suggestions?q=${encodeURIComponent(typed)}`);
    setAnswers((count) => count + 1);
    return response.json();
  }

  return (
    <form>
      <Combobox
        name="address"
        label="Address"
        hint="Street and number"
        value={address.text ?? ""}
        onType={(text) => setAddress({ text })}
        suggest={suggest}
        onChoose={setAddress}
        first={{
          text: "My position",
          icon: "map-pin",
          onChoose: () => setAddress({ text: "Here", at: "here" }),
        }}
      />
      <input type="hidden" name="at" value={address.at ?? ""} />
      <span id="answers">{answers}</span>
    </form>
  );
}
