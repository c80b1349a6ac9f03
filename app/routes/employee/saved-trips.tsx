import { useEffect } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { texts } from "./texts.ts";
import { toTripsFile } from "./trips-file.ts";

/** After an account was closed, downloads its trips automatically and offers a link to do it again. */
export function SavedTrips({ id, siteDomain }: { id: number; siteDomain: string | undefined }) {
  const t = useTexts(texts);
  const file = toTripsFile(id, siteDomain);
  // A download leaves the page open; a failed one leads to an error page.
  useEffect(() => {
    // Only once: a user who returns to this page has the file already.
    const doneKey = `saved-trips-${id}`;
    if (sessionStorage.getItem(doneKey)) return;
    sessionStorage.setItem(doneKey, "yes");
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
