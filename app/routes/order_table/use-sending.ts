import { usePending } from "../../ui/pending/use-pending.ts";

/** Says of a table's button whether what it sends is on its way. */
export function useSending(tableId: string) {
  const { formData } = usePending();
  return (form: string) => formData?.get("id") === tableId && formData.get("form") === form;
}
