import { useEffect, useRef, useState } from "react";

type State = "idle" | "loading" | "done" | "failed";

const LINE_END = 10;

/** Fetches a text file, counts its lines as they arrive, and saves it when it is complete. */
export function useFetchedFile(href: string) {
  const [state, setState] = useState<State>("idle");
  const [lines, setLines] = useState(0);
  const running = useRef<AbortController>();
  // Abort when the user leaves the page or requests another file.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another file
  useEffect(() => {
    setState("idle");
    return () => running.current?.abort();
  }, [href]);

  async function begin(): Promise<void> {
    if (state === "loading") return;
    const control = new AbortController();
    running.current = control;
    setState("loading");
    setLines(0);
    try {
      const file = await fetchFile(href, control.signal, setLines);
      save(file);
      setState("done");
    } catch {
      if (!control.signal.aborted) setState("failed");
    }
  }

  function cancel(): void {
    running.current?.abort();
    setState("idle");
  }

  return { state, lines, begin, cancel };
}

async function fetchFile(href: string, signal: AbortSignal, onProgress: (lines: number) => void) {
  const response = await fetch(href, { signal, headers: { Accept: "text/csv" } });
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok || !type.startsWith("text/csv") || !response.body) throw new Error("No file");
  const [, name = ""] =
    /filename="(.*)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  const chunks: Uint8Array[] = [];
  const reader = response.body.getReader();
  let lines = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    for (const byte of next.value) if (byte === LINE_END) lines += 1;
    onProgress(lines);
  }
  return new File(chunks as BlobPart[], name, { type });
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser needs the URL until it has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
