import { Form, Link } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import type { NoticeView } from "./load-notices.server.ts";
import { texts } from "./texts.ts";

/** What the panel did, or could not do, while the user was away; it stays until the user dismisses it. */
export function NoticeList({ notices }: { notices: NoticeView[] }) {
  const t = useTexts(texts);
  if (notices.length === 0) return null;
  return (
    <Stack as="section" $gap="s" aria-labelledby="notices">
      <Cluster $justify="space-between">
        <h2 id="notices">{t("title")}</h2>
        {notices.length > 1 && (
          <Form method="post" preventScrollReset>
            <Button kind="quiet" compact name="form" value="dismiss_all">
              {t("dismiss_all")}
            </Button>
          </Form>
        )}
      </Cluster>
      {notices.map(({ id, text, when, about, isGood }) => (
        <Notice key={id} kind={isGood ? "success" : "warning"} title={text}>
          <Cluster $justify="space-between">
            <span>
              {when} {about && <Link to={about.href}>{t(`see_${about.kind}`)}</Link>}
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="notice" value={id} />
              <Button kind="secondary" compact name="form" value="dismiss">
                {t("dismiss")} <span className="visually-hidden">({when})</span>
              </Button>
            </Form>
          </Cluster>
        </Notice>
      ))}
    </Stack>
  );
}
