import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { connectTab } from "../../live/tab-connection.ts";
import type { Notice } from "../../live/topic.server.ts";
import type { MenuItem } from "../../ui/frames/menu.tsx";
import { texts } from "./count-texts.ts";
import type { FrameView } from "./frame-view.server.ts";

/** The menu, whose badges follow the account's trips on every page. */
export function useMenu({ menu, live }: Pick<FrameView, "menu" | "live">): MenuItem[] {
  const t = useTexts(texts);
  const news = useNews(live?.address);
  const counts = live && news && news.updatedAt > live.countedAt ? news.counts : undefined;
  return menu.map(({ counted, ...item }) => {
    const count = counted && counts?.[counted];
    if (!counted || count === undefined) return item;
    return { ...item, badge: { count, label: t(`${counted}_count`, { count }) } };
  });
}

function useNews(address: string | undefined): Notice | undefined {
  const [told, setTold] = useState<{ address: string; news: Notice }>();
  useEffect(() => {
    if (!address) return;
    return connectTab(address, (word) => {
      if (word.kind === "news") setTold({ address, news: word });
    });
  }, [address]);
  return told?.address === address ? told?.news : undefined;
}
