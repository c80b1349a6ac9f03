/** The parts of a multipart form, by name. */
export type FormFields = Record<string, string | { name: string; type: string; bytes: Buffer }>;

const boundary = "a-part-of-the-form";

export const formType = `multipart/form-data; boundary=${boundary}`;

export function toFormBody(fields: FormFields): Buffer {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const disposition = `Content-Disposition: form-data; name="${name}"`;
    const [head, content] =
      typeof field === "string"
        ? [disposition, Buffer.from(field)]
        : [`${disposition}; filename="${field.name}"\r\nContent-Type: ${field.type}`, field.bytes];
    return [Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), content, Buffer.from("\r\n")];
  });
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}
