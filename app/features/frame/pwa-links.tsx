import type { ShellView } from "../../request/root-view.server.ts";

/** Lets phones install the panel on the home screen and colour their bars like the brand. */
export const PwaLinks = ({ shell, favicon }: { shell: ShellView; favicon: string }) => (
  <>
    <link rel="icon" href={favicon} />
    <link rel="apple-touch-icon" href={shell.touchIcon} />
    <link rel="manifest" href={shell.manifest} />
    {(["light", "dark"] as const).map((scheme) => (
      <meta
        key={scheme}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={shell.bars[scheme]}
      />
    ))}
  </>
);
