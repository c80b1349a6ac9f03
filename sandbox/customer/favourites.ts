import type { Handlers } from "../api/operation.ts";

export const favouriteHandlers = {} as Handlers<
  "listFavourites" | "createFavourite" | "updateFavourite" | "deleteFavourite"
>;
