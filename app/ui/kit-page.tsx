import { useSearchParams } from "@remix-run/react";
import { useTexts } from "../i18n/use-texts.ts";
import type { FrameBrand } from "./frames/brand-logo.tsx";
import { Buttons } from "./kit/buttons.tsx";
import { Data } from "./kit/data.tsx";
import { Dialogs } from "./kit/dialogs.tsx";
import { Feedback } from "./kit/feedback.tsx";
import { Fields } from "./kit/fields.tsx";
import { Framed, frameNames } from "./kit/framed.tsx";
import { Pickers } from "./kit/pickers.tsx";
import { Reading } from "./kit/reading.tsx";
import { texts } from "./kit/texts.ts";
import { Page } from "./layout/page.tsx";
import { PageHeader } from "./layout/page-header.tsx";
import { Tabs } from "./navigation/tabs.tsx";

/** All components in all states; `?frame=room` chooses the frame. */
export function KitPage({ brand }: { brand: FrameBrand }) {
  const t = useTexts(texts);
  const [query] = useSearchParams();
  const frame = frameNames.find((name) => name === query.get("frame")) ?? "main";
  const labels = {
    main: t("frameMain"),
    room: t("frameRoom"),
    hotel: t("frameHotel"),
    default: t("frameDefault"),
  };
  const toast = query.get("toast");
  const message =
    toast === "success"
      ? ({ id: toast, kind: "success", text: t("saved") } as const)
      : toast === "failure"
        ? ({ id: toast, kind: "failure", text: t("failed") } as const)
        : null;
  return (
    <Framed frame={frame} brand={brand} message={message}>
      <Page>
        <PageHeader title={t("title")} back={{ to: "/", label: t("back") }}>
          {t("intro")}
        </PageHeader>
        <Tabs
          label={t("frames")}
          tabs={frameNames.map((name) => ({
            to: `?frame=${name}`,
            label: labels[name],
            isCurrent: name === frame,
          }))}
        />
        <Buttons />
        <Fields />
        <Pickers />
        <Feedback />
        <Data />
        <Dialogs />
        <Reading />
      </Page>
    </Framed>
  );
}
