import {
  type MediaTypeObject,
  type OpenApiDocument,
  type Operation,
  resolve,
  type SchemaObject,
} from "./document.ts";
import { isFormMediaType } from "./form.ts";
import { expandSchema } from "./schema.ts";

export interface SampleRequest {
  method: string;
  /** Including the query. */
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** A valid request, made from the document's examples. */
export function sampleRequest(document: OpenApiDocument, operation: Operation): SampleRequest {
  let path = operation.path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = { Authorization: "sample-token" };
  for (const { name, in: place, example } of operation.parameters) {
    if (example === undefined) throw new Error(`${operation.id}: ${name} has no example.`);
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(String(example)));
    if (place === "query") query.set(name, String(example));
    if (place === "header") headers[name] = String(example);
  }
  const method = operation.method.toUpperCase();
  const address = query.size > 0 ? `${path}?${query}` : path;
  const [mediaType] = operation.requestMediaTypes;
  if (!mediaType) return { method, path: address, headers };

  const described = requestContent(document, operation)[mediaType] ?? {};
  if (isFormMediaType(mediaType)) {
    return { method, path: address, headers, body: sampleForm(document, described) };
  }
  headers["Content-Type"] = mediaType;
  const [body] = listSamples(document, described);
  return { method, path: address, headers, body: JSON.stringify(body) };
}

/** The examples of the JSON answer with this status. */
export function sampleAnswers(
  document: OpenApiDocument,
  operation: Operation,
  status: number,
): unknown[] {
  const response = operation.raw.responses?.[status];
  const described = response && resolve(document, response).content?.["application/json"];
  return described ? listSamples(document, described) : [];
}

function requestContent(document: OpenApiDocument, { raw }: Operation) {
  return raw.requestBody ? resolve(document, raw.requestBody).content : {};
}

/** The one or several examples of a body. */
export function listSamples(document: OpenApiDocument, described: MediaTypeObject): unknown[] {
  const { example, examples = {} } = described;
  const values = Object.values(examples).map((each) => resolve(document, each).value);
  return example === undefined ? values : [example, ...values];
}

/** Forms have no examples, so we generate the required fields from the schema. */
function sampleForm(document: OpenApiDocument, { schema = true }: MediaTypeObject): FormData {
  const form = new FormData();
  const { required = [], properties = {} } = expandSchema(document, schema, {
    closed: false,
  }) as SchemaObject;
  for (const name of required) {
    const { enum: values } = properties[name] as { enum?: string[] };
    form.set(name, values?.[0] ?? "Texto de ejemplo");
  }
  return form;
}
