import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { type MenuItem, RoomFrame } from "./frame.tsx";
import { type FrameUser, HotelFrame, MainFrame } from "./member-frames.tsx";

const brand = { name: "Alazul", logo: null, to: "/" };
const user: FrameUser = { name: "Marina Olmedo", profileTo: "/profile" };
const menu: MenuItem[] = [
  { to: "/request", label: "Request", icon: "taxi", isCurrent: true },
  { to: "/panel", label: "Orders", icon: "clock", badge: { count: 2, label: "in process" } },
  {
    to: "/Bookings",
    label: "Reservations",
    icon: "calendar",
    badge: { count: 0, label: "waiting" },
  },
];

const frames: [string, ReactElement][] = [
  [
    "MainFrame",
    <MainFrame key="main" {...{ brand, user, menu }}>
      Content
    </MainFrame>,
  ],
  [
    "RoomFrame",
    <RoomFrame key="room" {...{ brand, menu }}>
      Content
    </RoomFrame>,
  ],
  [
    "HotelFrame",
    <HotelFrame key="hotel" {...{ brand, user, menu }} title="Requests">
      Content
    </HotelFrame>,
  ],
];

describe.each(frames)("%s", (_, frame) => {
  const markup = toStaticMarkup(frame);

  test("starts with the skip link", () => {
    expect(markup).toMatch(/^<div[^>]*><a[^>]* href="#main"[^>]*>Skip to content<\/a>/);
    expect(markup).toContain('<main id="main" tabindex="-1">Content</main>');
  });

  test("opens and closes its menu by links, and the closing one restores the focus", () => {
    expect(markup).toMatch(/<a[^>]* href="#menu" id="menu-button" aria-label="Menu"/);
    expect(markup).toMatch(/<aside id="menu" tabindex="-1">/);
    expect(markup).toContain('<a href="#menu-button" aria-label="Close menu">');
  });

  test("marks the current page only", () => {
    expect(markup.match(/aria-current="page"[^>]*/g)).toEqual([
      expect.stringContaining('href="/request"'),
    ]);
  });

  test("shows a count with its meaning, unless it is zero", () => {
    expect(markup).toContain('2 <span class="visually-hidden">in process</span>');
    expect(markup).not.toContain("waiting");
  });
});

describe("the logged-in user", () => {
  const render = (frameUser: FrameUser) =>
    toStaticMarkup(
      <MainFrame {...{ brand, menu }} user={frameUser}>
        Content
      </MainFrame>,
    );

  test("has a link to the profile", () => {
    expect(render(user)).toMatch(/<a[^>]* href="\/profile"[^>]*>Profile<\/a>/);
  });

  test("has the company's name instead as an employee", () => {
    const markup = render({ name: "Tomás Rivas", employeeLabel: "Employee of Faro" });
    expect(markup).toContain("<small>Employee of Faro</small>");
    expect(markup).not.toContain("Profile");
  });

  test("has the logo instead of initials as a company", () => {
    const markup = render({ name: "Estudio Faro", companyLogo: "/faro.png" });
    expect(markup).toContain('<img src="/faro.png" alt=""/>');
    expect(markup).not.toContain(">EF<");
  });
});
