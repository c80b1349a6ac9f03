const END = "</body></html>";

/**
 * A page as React writes it, made good HTML. What the framework hands to the browser along with it
 * stands behind its end, where nothing may be: a browser takes it for the end of the body, so there it
 * goes. And where a letter of several bytes did not fit into a piece, React has filled it up with zeros.
 */
export function tidyPage(html: Buffer): Buffer {
  const page = html.includes(0) ? Buffer.from(html.filter((byte) => byte !== 0)) : html;
  const at = page.indexOf(END);
  if (at === -1) return page;
  return Buffer.concat([page.subarray(0, at), page.subarray(at + END.length), Buffer.from(END)]);
}
