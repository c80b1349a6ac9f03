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

/** Remix's navigation, and none while its request waits for the connection: nothing is being sent then. */
export function usePending(): Navigation {
  const navigation = useNavigation();
  return useLostRequest() ? idle : navigation;
}
