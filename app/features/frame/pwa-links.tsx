import type { PwaView } from "../../request/root-view.server.ts";

/** Lets phones install the panel on the home screen and colour their bars like the brand. */
export const PwaLinks = ({ pwa, favicon }: { pwa: PwaView; favicon: string }) => (
  <>
    <link rel="icon" href={favicon} />
    <link rel="apple-touch-icon" href={pwa.touchIcon} />
    <link rel="manifest" href={pwa.manifest} />
    {(["light", "dark"] as const).map((scheme) => (
      <meta
        key={scheme}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={pwa.bars[scheme]}
      />
    ))}
  </>
);
