import { useEffect } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Cluster } from "../../ui/layout/cluster.tsx";
import { texts } from "./texts.ts";
import { toTripsFile } from "./trips-file.ts";

/** After an account was closed: its trips begin to be saved by themselves, and there is a way to do it again. */
export function SavedTrips({ id, siteDomain }: { id: number; siteDomain: string | undefined }) {
  const t = useTexts(texts);
  const file = toTripsFile(id, siteDomain);
  // A file that is saved leaves the page where it is; one that fails says so on a page of its own.
  useEffect(() => {
    // Once: whoever comes back to this page has it already.
    const begun = `saved-trips-${id}`;
    if (sessionStorage.getItem(begun)) return;
    sessionStorage.setItem(begun, "yes");
    window.location.assign(file);
  }, [id, file]);
  return (
    <Notice title={t("download_title")}>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${file}`} />
      </noscript>
      <Cluster $justify="space-between">
        {t("download_hint")}
        <ButtonLink kind="secondary" icon="download" compact reloadDocument to={file}>
          {t("download_again")}
        </ButtonLink>
      </Cluster>
    </Notice>
  );
}
