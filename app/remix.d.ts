import "@remix-run/server-runtime";

declare module "@remix-run/server-runtime" {
  /** Loaders hand over dates and the like as they are, and their types with them. */
  interface Future {
    v3_singleFetch: true;
  }
}
