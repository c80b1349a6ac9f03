/** The most bytes of one file; the browser shrinks photos down to it. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024;
