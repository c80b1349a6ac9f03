/** Google posts the user's credential here, from its own page. The state proves that the panel began the log-in. */
export const googleReturnPath = "/login/google/return";
