const HEAD_END = "</head>";
const END = "</body></html>";

/**
 * A page as React writes it, made good HTML, with its styles. What the framework hands to the browser
 * along with it stands behind its end, where nothing may be: a browser takes it for the end of the body,
 * so there it goes. And where a letter of several bytes did not fit into a piece, React has filled it up
 * with zeros.
 */
export function tidyPage(html: Buffer, styles = ""): Buffer {
  const page = withoutZeros(html);
  const head = page.indexOf(HEAD_END);
  const end = page.lastIndexOf(END);
  if (head === -1 || end < head) return page;
  return Buffer.concat([
    page.subarray(0, head),
    Buffer.from(styles),
    page.subarray(head, end),
    page.subarray(end + END.length),
    Buffer.from(END),
  ]);
}

function withoutZeros(html: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let zero = html.indexOf(0); zero !== -1; zero = html.indexOf(0, from)) {
    parts.push(html.subarray(from, zero));
    from = zero + 1;
  }
  return from === 0 ? html : Buffer.concat([...parts, html.subarray(from)]);
}
