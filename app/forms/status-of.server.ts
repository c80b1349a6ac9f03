/** A search that is wrong answers 422, as a wrong form that changes data does. */
export const statusOf = (problems: object): { status: number } => ({
  status: Object.keys(problems).length > 0 ? 422 : 200,
});
