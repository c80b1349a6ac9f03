import { Form } from "@remix-run/react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { PlaceField } from "../../features/places/place-field.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary, TextField } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { space, ui } from "../../ui/styled.ts";
import type { RulesPage } from "./load.server.ts";
import { texts } from "./texts.ts";

const List = ui("ul", "Areas")`
  display: grid;
  gap: ${space.xs};
  list-style: none;

  li { overflow-wrap: anywhere; }
`;

/** The places within which a trip has to begin or end, and the form for another one. */
export function Areas({ page }: { page: RulesPage }) {
  const t = useTexts(texts);
  const { areas } = page.rules;
  return (
    <Stack>
      <h2 id="areas">{t("areas")}</h2>
      {areas.length === 0 ? (
        <p>{t("no_areas")}</p>
      ) : (
        <List>
          {areas.map(({ name, latitude, longitude, km }) => (
            <li key={`${latitude},${longitude}`}>
              <Cluster $justify="space-between">
                <span>{t("area", { name, km: `${km}` })}</span>
                <Form method="post" preventScrollReset>
                  <HiddenFields values={{ form: "remove_area", latitude, longitude }} />
                  <Button kind="secondary" compact>
                    {t("remove_area")} <span className="visually-hidden">{name}</span>
                  </Button>
                </Form>
              </Cluster>
            </li>
          ))}
        </List>
      )}
      <FindPlace page={page} />
      {page.place.address && <AddArea page={page} />}
    </Stack>
  );
}

/** Without scripts, the server offers the addresses that match. */
function FindPlace({ page: { place, siteDomain } }: { page: RulesPage }) {
  const t = useTexts(texts);
  const form = useRef<HTMLFormElement>(null);
  const onKnown = (change: () => void) => {
    flushSync(change);
    form.current?.requestSubmit();
  };
  return (
    <Form ref={form} method="get" role="search" aria-label={t("place")} noValidate>
      <HiddenFields values={{ site_domain: siteDomain }} />
      <Stack>
        <PlaceField
          name="from"
          label={t("place")}
          hint={t("place_hint")}
          place={place}
          isNeeded={false}
          {...{ siteDomain, onKnown }}
        />
        <div>
          <Button kind="secondary" icon="search">
            {t("look_up")}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function AddArea({ page: { place } }: { page: RulesPage }) {
  const t = useTexts(texts);
  const { field, summary, isBusy } = useFormReply({ form: "area", labels: { km: t("radius") } });
  const { name, latitude, longitude } = place.address ?? {};
  return (
    <Stack as={Form} method="post" id="add-area" noValidate>
      <HiddenFields values={{ form: "area", name, latitude, longitude }} />
      <ErrorSummary {...summary} />
      <TextField label={t("radius")} inputMode="decimal" maxLength={5} {...field("km", "5")} />
      <div>
        <Button icon="plus" busy={isBusy}>
          {t("add_area")} <span className="visually-hidden">{name}</span>
        </Button>
      </div>
    </Stack>
  );
}
