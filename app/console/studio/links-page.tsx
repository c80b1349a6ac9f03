import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { DoneNotice } from "../page/done-notice.tsx";
import { Moment } from "../page/moment.tsx";
import { toDraftAddress } from "./draft-frame.tsx";
import type { Draft } from "./drafts.server.ts";
import { texts } from "./texts.ts";

/** The addresses under which customers see the draft. */
export function LinksPage({
  draft: { id, links },
  address,
  isRevoked,
  now,
}: {
  draft: Draft;
  /** The address of the link that the operator has just made, which the panel cannot show again. */
  address: string | undefined;
  isRevoked: boolean;
  now: number;
}) {
  const t = useTexts(texts);
  const here = toDraftAddress(id, "links");
  const valid = links.filter(({ expiresAt }) => expiresAt > now);
  return (
    <>
      {isRevoked && <DoneNotice>{t("linkRevoked")}</DoneNotice>}
      {address && (
        <Card aria-labelledby="address-heading">
          <Stack>
            <h2 id="address-heading">{t("newLink")}</h2>
            <DoneNotice kind="warning">{t("newLinkHint")}</DoneNotice>
            <TextField
              name="address"
              label={t("address")}
              value={address}
              readOnly
              required={false}
            />
          </Stack>
        </Card>
      )}
      <Card aria-labelledby="link">
        <form method="post" action={here}>
          <Stack>
            <h2 id="link">{t("makeLink")}</h2>
            <p>{t("makeLinkHint")}</p>
            <div>
              <Button icon="share">{t("makeLink")}</Button>
            </div>
          </Stack>
        </form>
      </Card>
      {valid.length > 0 && (
        <Table
          caption={t("validLinks")}
          rows={valid}
          toKey={({ id }) => id}
          columns={[
            {
              key: "createdAt",
              header: t("createdAt"),
              isRowHeader: true,
              cell: ({ createdAt }) => <Moment at={new Date(createdAt).toISOString()} />,
            },
            {
              key: "expiresAt",
              header: t("expiresAt"),
              cell: ({ expiresAt }) => <Moment at={new Date(expiresAt).toISOString()} />,
            },
            { key: "operator", header: t("operator"), isFreeText: true },
            {
              key: "revoke",
              header: t("revoke"),
              isHeaderHidden: true,
              cell: ({ id: link }) => (
                <form method="post" action={`${here}/${link}/revoke`}>
                  <Button kind="danger" compact>
                    {t("revoke")}
                  </Button>
                </form>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
