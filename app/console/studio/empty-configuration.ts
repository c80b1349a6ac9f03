import type { Configuration } from "../../api/configuration.server.ts";

/** A group of which nothing is known yet, in the panel's own colours. */
export const toEmptyConfiguration = (name: string): Configuration => ({
  domain_agrupation: "new.example",
  agrupation: { id: 0, permalink: "new", name, currency: "EUR" },
  title: name,
  favicon: null,
  maps_key: null,
  contents: [],
});
