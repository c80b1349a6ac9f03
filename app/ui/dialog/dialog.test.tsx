import { expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { Dialog, useDialog } from "./dialog.tsx";

function Addresses() {
  return <>{JSON.stringify(useDialog("fares"))}</>;
}
const addressesAt = (address: string) =>
  JSON.parse(
    toStaticMarkup(<Addresses />, { address })
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&"),
  );

test("useDialog opens and closes by the address, and keeps the rest of the query", () => {
  expect(addressesAt("/panel?page=2")).toEqual({
    isOpen: false,
    openTo: "/panel?page=2&dialog=fares",
    closeTo: "/panel?page=2",
  });
  expect(addressesAt("/panel?dialog=fares")).toEqual({
    isOpen: true,
    openTo: "/panel?dialog=fares",
    closeTo: "/panel",
  });
  expect(addressesAt("/panel?dialog=other")).toMatchObject({ isOpen: false });
});

test("without JavaScript it is a section of the page with a link that closes it", () => {
  const markup = toStaticMarkup(
    <Dialog title="Choose Fare" closeTo="/request">
      Fares
    </Dialog>,
  );
  const titleId = /<dialog[^>]* aria-labelledby="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain(`<h2 id="${titleId}">Choose Fare</h2>`);
  expect(markup).toMatch(/<a [^>]*aria-label="Close"[^>]* href="\/request"/);
});
