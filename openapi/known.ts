/** The values of an open enum (`x-open-enum`) that the document has today. */
export type Known<Value> = Value extends unknown
  ? string extends Value
    ? never
    : number extends Value
      ? never
      : Value
  : never;
