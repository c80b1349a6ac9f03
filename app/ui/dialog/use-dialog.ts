import { useLocation } from "@remix-run/react";

/**
 * A dialog that the address opens with `?dialog=name`: link to `openTo`, render a `Dialog` while
 * `isOpen`, and pass it `closeTo`. The rest of the address stays.
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
