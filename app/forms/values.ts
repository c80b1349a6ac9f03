/** What was typed, by field name; a list where a field came more than once. */
export type FormValues = Record<string, string | string[]>;

/** Never given back and never kept. */
const secretName = /password|credential|token/i;

export function keepableValues(form: FormData): FormValues {
  const values: FormValues = {};
  for (const name of new Set(form.keys())) {
    const texts = form.getAll(name).filter((value) => typeof value === "string");
    if (texts.length === 0 || secretName.test(name)) continue;
    // Defined and not assigned, so that a field named __proto__ is but a field.
    Object.defineProperty(values, name, {
      value: texts.length === 1 ? texts[0] : texts,
      enumerable: true,
    });
  }
  return values;
}

/** The form as a schema sees it: files and passwords too. */
export function readableValues(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
