/** The values of a list that may grow (`x-open-enum`) which the document has today. */
export type Known<Value> = Value extends unknown
  ? string extends Value
    ? never
    : number extends Value
      ? never
      : Value
  : never;
