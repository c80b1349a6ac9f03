/** A time in UTC: operators and brands are in different time zones, and so are the logs. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 19)} UTC`}</time>
);
