import { useLocation } from "@remix-run/react";

/**
 * A dialog that the address opens with `?dialog=name`: link to `openTo`, show a `Dialog` while it
 * `isOpen`, and give that `closeTo`. All else in the address stays as it is.
 */
export function useDialog(name: string): { isOpen: boolean; openTo: string; closeTo: string } {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isOpen = query.get("dialog") === name;
  query.set("dialog", name);
  const openTo = `${pathname}?${query}`;
  query.delete("dialog");
  const rest = `${query}`;
  return { isOpen, openTo, closeTo: rest ? `${pathname}?${rest}` : pathname };
}
