import type { ReactNode } from "react";
import { Card, Stack } from "../../ui/layout/layout.tsx";

/** A card with one form, under a heading that names both. */
export const FormCard = ({
  id,
  title,
  method = "post",
  action,
  children,
}: {
  /** The id of the heading. */
  id: string;
  title: string;
  method?: "get" | "post";
  action: string;
  children: ReactNode;
}) => (
  <Card aria-labelledby={id}>
    <form method={method} action={action}>
      <Stack>
        <h2 id={id}>{title}</h2>
        {children}
      </Stack>
    </form>
  </Card>
);
