import { useNavigation } from "@remix-run/react";
import { useLostRequest } from "./lost-requests.ts";

type Navigation = ReturnType<typeof useNavigation>;

const idle: Extract<Navigation, { state: "idle" }> = {
  state: "idle",
  location: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};

/** Remix's navigation; idle while a request waits for the connection, since nothing is being sent. */
export function usePending(): Navigation {
  const navigation = useNavigation();
  return useLostRequest() ? idle : navigation;
}
