type Values = Record<string, string | number | undefined>;

/** Values that a form sends without showing them. */
export const HiddenFields = ({ values }: { values: Values }) =>
  Object.entries(values).map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
