/** The user's values by field name; a list where a field came more than once. */
export type FormValues = Record<string, string | string[]>;

type Entry = File | string;

/** Never given back and never saved. */
const secretName = /password|credential|token/i;

export function keepableValues(form: FormData): FormValues {
  const keepable = entriesByName(form).flatMap(([name, entries]): [string, string[]][] => {
    const texts = entries.filter((entry) => typeof entry === "string");
    return texts.length === 0 || secretName.test(name) ? [] : [[name, texts]];
  });
  return toObject(keepable);
}

/** The values for the schema, with files and passwords. */
export function readableValues(form: FormData): Record<string, Entry | Entry[]> {
  return toObject(entriesByName(form));
}

function entriesByName(form: FormData): [string, Entry[]][] {
  const byName = new Map<string, Entry[]>();
  for (const [name, entry] of form) {
    if (isUnchosenFile(entry)) continue;
    const entries = byName.get(name);
    if (entries) entries.push(entry);
    else byName.set(name, [entry]);
  }
  return [...byName];
}

/** Browsers send this for an empty file field. */
function isUnchosenFile(entry: Entry): boolean {
  return typeof entry !== "string" && entry.name === "" && entry.size === 0;
}

/** `fromEntries` does not assign, so a field named `__proto__` is an ordinary field. */
function toObject<Value>(fields: [string, Value[]][]): Record<string, Value | Value[]> {
  return Object.fromEntries(
    fields.map(([name, values]) => {
      const [first] = values;
      return [name, values.length === 1 && first !== undefined ? first : values];
    }),
  );
}
