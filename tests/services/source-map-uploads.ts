import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** Stands in for the part of Sentry that takes source maps: files in chunks, each named by its hash. */
export async function startSourceMapUploads() {
  const stored = new Set<string>();
  const uploads: { version?: string; projects: string[] }[] = [];
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "", headers } = request;
    const body = await buffer(request);
    const answer = (value: unknown) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify(value));
    if (url.endsWith("/chunk-upload/") && method === "GET") return answer(describeUpload());
    if (url.endsWith("/chunk-upload/")) {
      const type = { "content-type": headers["content-type"] ?? "" };
      const form = await new Response(new Uint8Array(body), { headers: type }).formData();
      for (const file of form.values()) if (file instanceof File) stored.add(file.name);
      return answer({});
    }
    if (url.endsWith("/artifactbundle/assemble/")) {
      const { chunks, ...upload } = JSON.parse(body.toString()) as {
        chunks: string[];
        version?: string;
        projects: string[];
      };
      const missingChunks = chunks.filter((chunk) => !stored.has(chunk));
      if (missingChunks.length > 0) return answer({ state: "not_found", missingChunks });
      uploads.push(upload);
      return answer({ state: "created", missingChunks });
    }
    response.statusCode = 404;
    answer({});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const describeUpload = () => ({
    url: `${origin}/chunk-upload/`,
    chunkSize: 8 * 1024 * 1024,
    chunksPerRequest: 64,
    maxFileSize: 2 ** 31 - 1,
    maxRequestSize: 32 * 1024 * 1024,
    concurrency: 1,
    hashAlgorithm: "sha1",
    compression: [],
    accept: ["release_files", "artifact_bundles", "artifact_bundles_v2"],
  });

  return {
    origin,
    uploads,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
