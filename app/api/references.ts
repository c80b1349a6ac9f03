// What a company has its trips sorted by. The browser may import this file.

/** A reference that a company asks for, such as a project or a cost centre. */
export type ReferenceField = {
  id: number;
  name: string;
  isRequired: boolean;
  /** What can be chosen; null where the value is typed. */
  values: string[] | null;
};

/** The value of a field for one trip, with the name that the field had then. */
export type Reference = { fieldId: number; name: string; value: string };

export type GivenReference = Pick<Reference, "fieldId" | "value">;

export const mostOfReferences = { fields: 5, name: 40, value: 60, values: 200 };
