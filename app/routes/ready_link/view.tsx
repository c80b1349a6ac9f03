import { Form } from "@remix-run/react";
import { texts as needsTexts } from "../../features/needs/texts.ts";
import { texts as draftTexts } from "../../features/order-draft/texts.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { CopyLink } from "../../ui/fields/copy-link.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Card, Page, Stack, Unscripted } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { space, ui } from "../../ui/styled.ts";
import { ReadyCard } from "./card.tsx";
import type { ReadyLinkPage } from "./load.server.ts";
import { texts } from "./texts.ts";

const Tools = ui("div", "ReadyLinkTools")`
  display: grid;
  gap: ${space.m};
  @media print { display: none; }
`;

/** The link to hand over: to send, to show as a QR code, or to print as a card. */
export function ReadyLinkView({ page }: { page: ReadyLinkPage }) {
  const t = useTexts(texts);
  const { link, address, paths } = page;
  return (
    <Page $width="reading">
      <Tools>
        <PageHeader title={t("title")} back={{ to: paths.links, label: t("back") }}>
          {link.label}
        </PageHeader>
        {address ? <HandOver page={page} address={address} /> : <Notice>{t("over")}</Notice>}
        <Hidden page={page} />
      </Tools>
      {address && <ReadyCard {...page} />}
    </Page>
  );
}

function HandOver({ page: { link, paths }, address }: { page: ReadyLinkPage; address: string }) {
  const t = useTexts(texts);
  return (
    <Stack>
      <p>{t("hint")}</p>
      <TextField name="link" label={t("link")} defaultValue={address} readOnly />
      <Unscripted>{t("how_to_print")}</Unscripted>
      <CopyLink
        address={address}
        words={{ copy: t("copy"), copied: t("copied"), send: t("send"), print: t("print") }}
      />
      <Cluster>
        <ButtonLink kind="quiet" icon="external" to={address} target="_blank" reloadDocument>
          {t("open")}
        </ButtonLink>
        <Form method="post" action={paths.links}>
          <HiddenFields values={{ form: "take_back", id: link.id }} />
          <Button kind="danger">{t("take_back")}</Button>
        </Form>
      </Cluster>
    </Stack>
  );
}

function Hidden({ page: { hidden } }: { page: ReadyLinkPage }) {
  const t = useTexts(texts);
  const ofDraft = useTexts(draftTexts);
  const ofNeeds = useTexts(needsTexts);
  const items = [
    { term: ofDraft("employee"), detail: hidden.employee },
    { term: ofDraft("phone"), detail: hidden.phone },
    { term: ofDraft("service_type"), detail: hidden.serviceType },
    { term: ofDraft("passengers"), detail: hidden.passengers },
    { term: ofNeeds("term"), detail: hidden.needs },
  ];
  if (items.every(({ detail }) => detail === "")) return null;
  return (
    <Card aria-labelledby="hidden">
      <h2 id="hidden">{t("hidden")}</h2>
      <DescriptionList items={items} />
    </Card>
  );
}
