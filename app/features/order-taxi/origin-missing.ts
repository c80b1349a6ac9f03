/** What replies call an order without a place to pick up at: the page then leads to where it can be set. */
export const originMissingCode = "origin_missing";
