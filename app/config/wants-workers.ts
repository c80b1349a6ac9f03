/** Apart from the other settings, so that a process without workers loads no more than it needs to decide this. */
export const wantsWorkers = ({
  WORKERS = "",
  REMIX_DEV_ORIGIN,
}: Record<string, string | undefined>): boolean =>
  !["", "1"].includes(WORKERS) && REMIX_DEV_ORIGIN === undefined;
