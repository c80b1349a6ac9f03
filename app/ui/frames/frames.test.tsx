import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { HotelFrame } from "./hotel-frame.tsx";
import { MainFrame } from "./main-frame.tsx";
import type { MenuItem } from "./menu.tsx";
import { RoomFrame } from "./room-frame.tsx";
import type { FrameUser } from "./side-menu.tsx";

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

  test("starts with the way past its menu", () => {
    expect(markup).toMatch(/^<div[^>]*><a[^>]* href="#main"[^>]*>Skip to content<\/a>/);
    expect(markup).toContain('<main id="main" tabindex="-1">Content</main>');
  });

  test("opens and closes its menu by links, the closing one giving the focus back", () => {
    expect(markup).toMatch(/<a[^>]* href="#menu" id="menu-button" aria-label="Menu"/);
    expect(markup).toMatch(/<aside id="menu" tabindex="-1">/);
    expect(markup).toContain('<a href="#menu-button" aria-label="Close menu">');
  });

  test("marks the current page, and only that", () => {
    expect(markup.match(/aria-current="page"[^>]*/g)).toEqual([
      expect.stringContaining('href="/request"'),
    ]);
  });

  test("shows a count with its meaning, unless it is nought", () => {
    expect(markup).toContain('2 <span class="visually-hidden">in process</span>');
    expect(markup).not.toContain("waiting");
  });
});

describe("who is logged in", () => {
  const shown = (who: FrameUser) =>
    toStaticMarkup(
      <MainFrame {...{ brand, menu }} user={who}>
        Content
      </MainFrame>,
    );

  test("reaches the profile", () => {
    expect(shown(user)).toMatch(/<a[^>]* href="\/profile"[^>]*>Profile<\/a>/);
  });

  test("as an employee reads so instead", () => {
    const markup = shown({ name: "Tomás Rivas", employeeLabel: "Employee of Faro" });
    expect(markup).toContain("<small>Employee of Faro</small>");
    expect(markup).not.toContain("Profile");
  });

  test("as a company sees its logo in place of initials", () => {
    const markup = shown({ name: "Estudio Faro", companyLogo: "/faro.png" });
    expect(markup).toContain('<img src="/faro.png" alt=""/>');
    expect(markup).not.toContain(">EF<");
  });
});
