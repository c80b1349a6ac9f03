import type { ComponentPropsWithoutRef } from "react";

/** The column of a screen's content. */
export const Page = ({
  $width = "wide",
  ...props
}: { $width?: "form" | "reading" | "wide" | "full" } & ComponentPropsWithoutRef<"div">) => (
  <div className="page" data-width={$width} {...props} />
);
