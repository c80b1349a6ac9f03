import { Form, Link } from "@remix-run/react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { KeyCap } from "../../ui/key-cap.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { numberKeyProps, useNumberKeys } from "../../ui/number-keys.ts";
import { fontSize, radius, space, ui } from "../../ui/styled.ts";
import { texts as requestTexts } from "../order-draft/texts.ts";
import { PlaceField } from "../places/place-field.tsx";
import { formatPlaceProblem } from "../places/place-problem.ts";
import type { Desk, DeskFormPage } from "./load-desk-form.server.ts";
import { texts } from "./texts.ts";

const Usual = ui("ul", "UsualDestinations")`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space.s};
  list-style: none;

  a {
    display: flex;
    align-items: center;
    gap: ${space.m};
    height: 100%;
    min-height: 5rem;
    padding: ${space.s} ${space.m};
    border: 1px solid var(--boundary);
    border-radius: ${radius.m};
    background: var(--surface);
    color: var(--text);
    text-decoration: none;
  }
  a:hover { background: var(--sunken); border-color: var(--text); }
  a > svg { flex: none; color: var(--main-text); }
  a > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  strong { display: block; font-size: ${fontSize.l}; font-weight: 650; }
  small { color: var(--muted); font-size: ${fontSize.s}; }
`;

/** Usual destinations take one press; any other address takes a search. */
export function DestinationChooser({
  page,
  desk,
  action,
  hidden = {},
}: {
  page: DeskFormPage;
  desk: Desk;
  /** The screen that gets the chosen destination. */
  action: string;
  hidden?: Record<string, string>;
}) {
  const t = useTexts(texts);
  useNumberKeys();
  const form = useRef<HTMLFormElement>(null);
  const ofRequest = useTexts(requestTexts);
  const { usual, near } = desk;
  const { destination, siteDomain, group } = page;
  const isMissing = page.isSearched && destination.state === "empty";
  const problem = isMissing
    ? t("destination_missing")
    : formatPlaceProblem(destination, group.phone?.text, ofRequest);
  const toChosen = (name: string, latitude: number, longitude: number) => {
    const chosen = { to: name, to_lat: `${latitude}`, to_lng: `${longitude}` };
    return `${action}${action.includes("?") ? "&" : "?"}${new URLSearchParams(chosen)}`;
  };
  return (
    <Stack $gap="l">
      <ErrorSummary
        errors={problem ? [{ fieldId: "to", message: problem }] : []}
        occasion={destination}
      />
      {usual.length > 0 && (
        <nav aria-label={t("usual")}>
          <Usual>
            {usual.map(({ alias, name, latitude, longitude }, at) => (
              <li key={`${alias} ${name}`}>
                <Link to={toChosen(name, latitude, longitude)} {...numberKeyProps(at + 1)}>
                  <Icon name="star" size="1.5rem" />
                  <span>
                    <strong>{alias}</strong>
                    <small>{name}</small>
                  </span>
                  <KeyCap>{at + 1}</KeyCap>
                </Link>
              </li>
            ))}
          </Usual>
        </nav>
      )}
      <Card aria-label={t("other_address")}>
        <Form ref={form} method="get" role="search" noValidate>
          <HiddenFields values={{ site_domain: siteDomain, ...hidden }} />
          <Stack>
            <PlaceField
              name="to"
              place={destination}
              isNeeded
              near={near}
              siteDomain={siteDomain}
              phone={group.phone?.text}
              issue={problem}
              onKnown={(change) => {
                flushSync(change);
                form.current?.requestSubmit();
              }}
            />
            <Button icon="search" kind="secondary">
              {t("search")}
            </Button>
          </Stack>
        </Form>
      </Card>
    </Stack>
  );
}
