import { describe, expect, it } from "vitest";
import { featuresWithout } from "../../tests/features.ts";
import { screenRows } from "../../tests/screens.ts";
import { type Feature, type Screen, type ScreenName, screenNames, screens } from "../screens.ts";
import {
  featureOf,
  hasOwnData,
  isHotelDesk,
  landingOf,
  landingPath,
  mayApprove,
  mayEnter,
  mayExport,
  mayOrder,
  maySend,
  ordersForColleagues,
  type Person,
  roleOf,
  watchesOthers,
} from "./access.ts";
import { menuOf } from "./menu.ts";

const content = ["usuario_info", "condiciones_generales", "politica_privacidad"];

/** On a brand with all features, or without these. */
const at = (user: Person | undefined, ...off: Feature[]) => ({
  user,
  brand: { features: featuresWithout(...off), legal: { terms: null, privacy: null } },
});

const people: Record<string, Person | undefined> = {
  company: { isCompany: true, employee: null, permissions: null },
  employee: { isCompany: false, employee: { name: "Óscar" }, permissions: null },
  client: { isCompany: false, employee: null, permissions: null },
  guest: undefined,
};

describe.each(Object.entries(people))("a %s", (kind, person) => {
  it.each(screenRows)("may enter $name as the specification lists it", ({ name, kinds }) => {
    // The club needs a permission, which these people do not have.
    const isClub = name === "club" || name === "commerce";
    const expected = !isClub && (kinds as readonly string[]).includes(kind);
    expect(mayEnter(name as ScreenName, at(person))).toBe(expected);
  });
});

describe("the club", () => {
  it("is open to a user with the permission `club`", () => {
    const member = { isCompany: false, employee: null, permissions: ["club"] };
    expect(mayEnter("club", at(member))).toBe(true);
    expect(mayEnter("commerce", at(member))).toBe(true);
    expect(mayEnter("club", at({ ...member, permissions: ["panel"] }))).toBe(false);
  });
});

describe("a hotel's screens", () => {
  const company = { isCompany: true, employee: null, permissions: ["panel", "employee"] };
  const employee = { ...company, isCompany: false, employee: { name: "Óscar" } };
  const client = { ...company, isCompany: false, permissions: ["hotel_home"] };

  it.each([
    ...(["hotel_home", "pedir_ahora", "pedir_destino", "pedir_reserva"] as const),
    ...(["taxi_card", "hotel_history"] as const),
  ])(
    "are open to every company and employee (%s), and to no client, whatever the permissions",
    (screen) => {
      expect(mayEnter(screen, at(company))).toBe(true);
      expect(mayEnter(screen, at(employee))).toBe(true);
      expect(mayEnter(screen, at(client))).toBe(false);
    },
  );

  it("are in the menu, and the landing page, only with the permission", () => {
    const isOffered = (person: Person) =>
      menuOf(at(person)).some(({ screen }) => screen === "hotel_home");
    for (const person of [company, employee]) {
      const desk = { ...person, permissions: ["hotel_home"] };
      expect([isOffered(person), landingOf(at(person))]).toEqual([false, "panel_home"]);
      expect([isOffered(desk), landingOf(at(desk))]).toEqual([true, "hotel_home"]);
    }
  });
});

describe("roleOf", () => {
  it("takes an employee of a company for an employee", () => {
    const both = { isCompany: true, employee: { name: "Óscar" }, permissions: null };
    expect(roleOf(both)).toBe("employee");
    expect(mayEnter("employee", at(both))).toBe(false);
    expect(mayEnter("hotel_home", at(both))).toBe(true);
  });
});

describe("a role", () => {
  const employee = { isCompany: false, employee: { name: "Óscar" } };
  const client: Person = { isCompany: false, employee: null, permissions: null };
  const byRole = {
    client,
    company: { ...client, isCompany: true },
    employee: { ...employee, permissions: ["panel"] },
    booker: { ...employee, permissions: ["panel", "role_booker"] },
    viewer: { ...employee, permissions: ["role_viewer"] },
    approver: { ...employee, permissions: ["role_approver"] },
  };
  const all = ["client", "company", "employee", "booker", "viewer", "approver"] as const;

  it.each(all)("is %s by the kind of account and its permissions", (role) => {
    expect(roleOf(byRole[role])).toBe(role);
  });

  it("of an employee is for employees alone, whatever the permissions", () => {
    const permissions = ["role_booker", "role_viewer", "role_approver"];
    expect(roleOf({ ...client, permissions })).toBe("client");
    expect(roleOf({ ...client, isCompany: true, permissions })).toBe("company");
  });

  it.each([
    ["order a taxi", mayOrder, ["client", "company", "employee", "booker"]],
    ["order for colleagues", ordersForColleagues, ["company", "booker"]],
    ["decide about requests", mayApprove, ["company", "approver"]],
    ["export trips", mayExport, ["client", "company", "employee", "viewer", "approver"]],
    ["take along their own data", hasOwnData, ["client"]],
  ] as const)("lets users %s as the specification says", (_, may, roles) => {
    expect(all.filter((role) => may(byRole[role]))).toEqual(roles);
  });

  it("lets users follow the taxis of others who book or read for a company, or are at a desk", () => {
    const watching = (user: Person) => watchesOthers({ ...at(user), user });
    expect(all.filter((role) => watching(byRole[role]))).toEqual([
      "company",
      "booker",
      "viewer",
      "approver",
    ]);
    expect(watching({ ...employee, permissions: ["hotel_home"] })).toBe(true);
  });

  it.each([
    ["panel", ["client", "company", "employee", "booker"]],
    ["profile", ["client", "company", "employee", "booker"]],
    ["approvals", ["client", "company", "employee", "booker", "approver"]],
  ] as const)("lets users send the forms of %s where it may order or decide", (screen, roles) => {
    expect(all.filter((role) => maySend(screen, byRole[role]))).toEqual(roles);
  });

  it.each([
    ["client", "panel_home"],
    ["company", "panel_home"],
    ["employee", "panel_home"],
    ["booker", "panel_home"],
    ["viewer", "panel"],
    ["approver", "approvals"],
  ] as const)("has a landing page that it may enter: a %s begins at %s", (role, screen) => {
    expect(landingOf(at(byRole[role]))).toBe(screen);
    expect(mayEnter(screen, at(byRole[role]))).toBe(true);
  });

  it.each([
    ["company", true],
    ["employee", true],
    ["booker", true],
    ["client", false],
    ["viewer", false],
    ["approver", false],
  ] as const)("may be at a hotel's desk: a %s (%s)", (role, isAtDesk) => {
    const person = byRole[role];
    const permissions = [...(person.permissions ?? []), "hotel_home"];
    expect(isHotelDesk(at({ ...person, permissions }))).toBe(isAtDesk);
  });

  it("without a permissions list is at no hotel's desk", () => {
    expect(isHotelDesk(at(byRole.company))).toBe(false);
    expect(isHotelDesk(at(undefined))).toBe(false);
  });
});

describe("the landing page", () => {
  const desk = { isCompany: true, employee: null, permissions: ["hotel_home", "panel"] };

  it("is panel_home, and hotel_home for a hotel user", () => {
    expect(landingOf(at({ ...desk, permissions: ["panel"] }))).toBe("panel_home");
    expect(landingOf(at(desk))).toBe("hotel_home");
    expect(landingOf(at({ ...desk, isCompany: false, employee: { name: "Ana" } }))).toBe(
      "hotel_home",
    );
  });

  it("is the entry page for a guest, and keeps the site domain", () => {
    expect(landingOf(at(undefined))).toBe("before_room");
    expect(landingPath({ ...at(undefined), siteDomain: "alazul.localhost" })).toBe(
      "/before_room/alazul.localhost",
    );
  });

  it("is panel_home for a client, whatever the permissions", () => {
    expect(landingOf(at({ ...desk, isCompany: false }))).toBe("panel_home");
  });
});

describe("the menu", () => {
  const screensOf = (person: Person | undefined) => menuOf(at(person)).map(({ screen }) => screen);

  it("of an anonymous user is Login, Sign up, Help, Conditions and Privacy", () => {
    expect(screensOf(undefined)).toEqual(["login", "register", ...content]);
  });

  it("shows the screens of the permissions list, in the menu's order", () => {
    const person = {
      isCompany: true,
      employee: null,
      permissions: ["employee", "panel", "request", "politica_privacidad"],
    };
    expect(screensOf(person)).toEqual(["request", "panel", "employee", "politica_privacidad"]);
  });

  it("hides a screen that the role may not enter", () => {
    const person = {
      isCompany: false,
      employee: null,
      permissions: ["employee", "hotel_home", "panel"],
    };
    expect(screensOf(person)).toEqual(["panel"]);
  });

  it("shows all screens of the role where there is no permissions list", () => {
    expect(screensOf(people.client)).toEqual([
      ...["request", "panel", "bookings", "history", "favorite", "PaymentMethod", "messages"],
      ...["tickets", ...content],
    ]);
  });

  it("keeps the site domain in its links", () => {
    expect(menuOf({ ...at(undefined), siteDomain: "alazul.localhost" })[0]?.href).toBe(
      "/login?site_domain=alazul.localhost",
    );
  });
});

describe("a feature that the brand has switched off", () => {
  it("closes its screens to all users, whatever their role and permissions", () => {
    const member = { isCompany: true, employee: null, permissions: ["club", "hotel_home"] };
    for (const user of [...Object.values(people), member]) {
      for (const name of screenNames) {
        const { feature }: Screen = screens[name];
        if (feature !== "core") expect(mayEnter(name, at(user, feature))).toBe(false);
      }
    }
  });

  it.each([
    ["tickets", "tickets"],
    ["hotel_home", "hotel"],
    ["register", "signUp"],
    ["panel", undefined],
    ["no_such_address", undefined],
  ])("is named by its addresses: %s belongs to %s", (route, feature) => {
    expect(featureOf(route)).toBe(feature);
  });

  it("is in no menu", () => {
    const entries = (user: Person | undefined, ...off: Feature[]) =>
      menuOf(at(user, ...off)).map(({ screen }) => screen);
    expect(entries(undefined, "signUp")).toEqual(["login", ...content]);
    expect(entries(people.client, "tickets")).not.toContain("tickets");
    const desk = { isCompany: true, employee: null, permissions: ["hotel_home", "panel"] };
    expect(entries(desk, "hotel")).toEqual(["panel"]);
  });

  it("leaves a desk of a brand without hotels the landing page of other users", () => {
    const desk = { isCompany: true, employee: null, permissions: ["hotel_home"] };
    expect(landingOf(at(desk, "hotel"))).toBe("panel_home");
    expect(isHotelDesk(at(desk, "hotel"))).toBe(false);
  });
});

describe("a brand's own legal page", () => {
  it("takes the place of the menu's entry", () => {
    const { brand } = at(undefined);
    const terms = "https://cantalmar.example/terms";
    const menu = menuOf({ user: undefined, brand: { ...brand, legal: { terms, privacy: null } } });
    const hrefOf = (name: string) => menu.find(({ screen }) => screen === name)?.href;
    expect(hrefOf("condiciones_generales")).toBe(terms);
    expect(hrefOf("politica_privacidad")).toBe("/content/politica_privacidad");
  });
});
