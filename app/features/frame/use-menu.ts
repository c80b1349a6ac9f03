import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { connectTab } from "../../live/tab-connection.ts";
import type { Notice } from "../../live/topic.server.ts";
import type { MenuItem } from "../../ui/frames/frame.tsx";
import { texts } from "./count-texts.ts";
import type { FrameView } from "./frame-view.server.ts";

/** Updates the menu's badges from the live stream. */
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
  const [received, setReceived] = useState<{ address: string; news: Notice }>();
  useEffect(() => {
    if (!address) return;
    return connectTab(address, (message) => {
      if (message.kind === "news") setReceived({ address, news: message });
    });
  }, [address]);
  return received?.address === address ? received?.news : undefined;
}
