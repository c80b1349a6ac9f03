import "@remix-run/server-runtime";

declare module "@remix-run/server-runtime" {
  /** With single fetch, loaders return dates and other values with their types. */
  interface Future {
    v3_singleFetch: true;
  }
}
