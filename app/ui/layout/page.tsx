import type { ComponentPropsWithoutRef } from "react";

/** The column that a screen's content stands in. */
export const Page = ({
  $width = "wide",
  ...props
}: { $width?: "form" | "reading" | "wide" | "full" } & ComponentPropsWithoutRef<"div">) => (
  <div className="page" data-width={$width} {...props} />
);
