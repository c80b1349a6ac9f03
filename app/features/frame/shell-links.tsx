import type { ShellView } from "../../request/root-view.server.ts";

/** What a phone needs to put the panel on its home screen, and to draw its own bars in the brand's colour. */
export const ShellLinks = ({ shell, favicon }: { shell: ShellView; favicon: string }) => (
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
