/** An invalid search answers 422, as an invalid form does. */
export const statusOf = (problems: object): { status: number } => ({
  status: Object.keys(problems).length > 0 ? 422 : 200,
});
