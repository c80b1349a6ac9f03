/** Where Google posts the user's credential, from a page of its own. The state proves that the panel has asked. */
export const googleReturnPath = "/login/google/return";
