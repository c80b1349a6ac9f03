/** Requests that no browser sends, reproducible from a seed. */
export type Malformed = { bytes: string; name: string };

type Pick = <Item>(items: readonly Item[]) => Item;

/** A small generator whose period exceeds any test run. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pieces = [
  ...["/", "//", "\\", ".", "..", "%2e%2e", "%2f", "%5c", "%00", "%", "%%", "%zz", "%c0%af", "%ff"],
  ...["%E0%A4%A", "%u0041", ";", "?", "&", "=", "#", "*", "~", "@", ":", "[", "]", "{", "}", "|"],
  ...[
    "\x80",
    "\xff",
    "\xc3\xa9",
    "'",
    '"',
    "<script>",
    "$\u007b7*7}",
    "{{7}}",
    "`id`",
    "$(id)",
    "%0d%0aX: y",
  ],
  ...[".data", "_root.data", "?_routes=root", "?_routes=%00", "?index", "?_data=root", "__proto__"],
  ...[
    "constructor",
    "etc/passwd",
    ".git/config",
    ".env",
    "wp-login.php",
    "WEB-INF",
    "build/",
    "x.map",
  ],
  ...[
    "-1",
    "0",
    "1e999",
    "99999999999999999999",
    "NaN",
    "null",
    "undefined",
    "true",
    "a".repeat(300),
  ],
];
const cookieValues = [
  ...[
    "",
    "=",
    ";",
    ",",
    '"',
    "%",
    "%00",
    "%E0%A4%A",
    "null",
    "[]",
    "e30=",
    "Inh4Ig==",
    "MTIz",
    "W10=",
  ],
  ...[
    "eyJhIjoxfQ==",
    "bnVsbA==",
    "a.b",
    "a.b.c",
    ".",
    "..",
    "...",
    "\xff\xfe",
    "a".repeat(3000),
    "{}",
  ],
];
const cookieNames = [
  ...["parada_radio-taxi-cantalmar", "__Host-parada_radio-taxi-cantalmar", "parada_language"],
  ...[
    "parada_flash",
    "parada_history_radio-taxi-cantalmar",
    "parada_activation_radio-taxi-cantalmar",
  ],
  ...["parada_google_radio-taxi-cantalmar", "__proto__", "constructor", "", " ", "a b", "x"],
];
const headerNames = [
  ...[
    "Accept",
    "Accept-Language",
    "Accept-Encoding",
    "Range",
    "If-None-Match",
    "If-Modified-Since",
  ],
  ...[
    "If-Range",
    "Referer",
    "Origin",
    "Sec-Fetch-Site",
    "Sec-Fetch-Mode",
    "X-Forwarded-For",
    "Expect",
  ],
  ...[
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Remix-Request",
    "X-Requested-With",
    "Upgrade",
    "TE",
  ],
  ...["Connection", "Content-Type", "Content-Encoding", "Authorization", "X-HTTP-Method-Override"],
  ...[
    "Last-Event-ID",
    "DNT",
    "Via",
    "Forwarded",
    "Cache-Control",
    "Purpose",
    "User-Agent",
    "Trailer",
  ],
];
const headerValues = [
  ...[
    "",
    " ",
    ",",
    ";",
    "*",
    "*/*;q=x",
    "null",
    "-",
    "bytes=0-0,1-1,2-2",
    "bytes=-1",
    "bytes=9999999-",
  ],
  ...[
    "bytes=abc",
    "http://",
    "http://[",
    "http://evil.example",
    "://",
    "en;q=NaN,;;;",
    "xx-XX-xx-XX",
  ],
  ...["h2c", "websocket", "100-continue", "gzip, deflate, br, xyz", "multipart/form-data", "a=b"],
  ...[
    "multipart/form-data; boundary=",
    "application/x-www-form-urlencoded; charset=utf-7",
    "text/x",
  ],
  ...[
    "cross-site",
    "same-origin",
    "\xff\xfe\x80",
    "\t",
    "a".repeat(2000),
    '"',
    'W/"',
    "0",
    "-1",
    "yes",
  ],
];
const bodies = [
  ...[
    "",
    "=",
    "&&&",
    "a",
    "%",
    "%zz=%zz",
    "__proto__=1",
    "form=save&form=save",
    "\0\x01\xff",
    "{",
    "[]",
  ],
  ...[
    '{"a":',
    "--x",
    "--x--",
    "--x\r\n\r\n",
    '--x\r\nContent-Disposition: form-data; name="a',
    "\r\n\r\n",
  ],
  ...[
    "a=".repeat(500),
    "a=b&".repeat(2000),
    "<a/>",
    "form=remove&id=-1",
    "intent=%00",
    "id=1&id=2",
  ],
];
/** Weighted towards requests that pass the parser. */
const methods = [
  ...Array.from({ length: 12 }, () => "GET"),
  ...Array.from({ length: 12 }, () => "POST"),
  ...["HEAD", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"],
];

/** Yields this many requests, which cover every address of the panel. */
export function* makeMalformed(
  count: number,
  { seed, paths, cookies = [] }: { seed: number; paths: readonly string[]; cookies?: string[] },
): Generator<Malformed> {
  const random = createRandom(seed);
  const pick: Pick = (items) => items[Math.floor(random() * items.length)] as never;
  const some = <Item>(most: number, make: () => Item) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make);

  const bend = (text: string) => {
    const at = Math.floor(random() * (text.length + 1));
    return text.slice(0, at) + pick(pieces) + text.slice(at + (random() < 0.3 ? 3 : 0));
  };

  function makePath(): string {
    let path = pick(paths);
    for (const _ of some(3, () => 0)) path = bend(path);
    if (random() < 0.3) path += `?${some(4, () => pick(pieces) + pick(pieces)).join("&")}`;
    // A line break would end the request; the tests of smuggling cover that.
    const line = path.replaceAll(/[ \r\n\t]/g, "+");
    return random() < 0.9 ? line.replace(/^\/*/, "/") : line;
  }

  for (let at = 0; at < count; at += 1) {
    const method = pick(methods);
    const path = makePath();
    const body = method === "POST" || random() < 0.1 ? pick(bodies) + pick(bodies) : "";
    const made = some(4, () => `${pick(cookieNames)}=${pick(cookieValues)}`);
    const sent = random() < 0.3 ? [...cookies, ...made] : made;
    const headers = [
      random() < 0.95 ? "Host: cantalmar.localhost" : `Host: ${pick(headerValues)}`,
      ...some(4, () => `${pick(headerNames)}: ${pick(headerValues)}`),
      ...(sent.length > 0 ? [`Cookie: ${sent.join("; ")}`] : []),
      ...(body && random() < 0.8 ? ["Content-Type: application/x-www-form-urlencoded"] : []),
      ...(body ? [`Content-Length: ${body.length + (random() < 0.05 ? 7 : 0)}`] : []),
      ...(random() < 0.02 ? [pick(pieces).replaceAll(/[\r\n]/g, "")] : []),
      "Connection: close",
    ];
    const version = random() < 0.97 ? "HTTP/1.1" : pick(["HTTP/1.0", "HTTP/0.9", "HTTP/2", ""]);
    const bytes = `${method} ${path} ${version}\r\n${headers.join("\r\n")}\r\n\r\n${body}`;
    yield { bytes, name: `${at}: ${JSON.stringify(bytes.slice(0, 600))}` };
  }
}
