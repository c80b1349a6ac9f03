import type { ReactNode } from "react";
import { ui } from "../styled.ts";
import { breakpoint, drawerWidth, fontSize, space } from "../tokens.ts";
import { BrandLogo, type FrameBrand } from "./brand-logo.tsx";
import { Drawer } from "./drawer.tsx";
import { Main } from "./main.tsx";
import { Menu, type MenuItem } from "./menu.tsx";
import { TopBar } from "./top-bar.tsx";

/** Narrow: the icon stands above its label. */
const Narrow = ui("div", "RoomFrameMenu")`
  padding-top: ${space.xs};

  li > a {
    flex-direction: column;
    justify-content: center;
    gap: 0.375rem;
    min-height: 4.5rem;
    padding: ${space.xs} ${space.xxs};
    font-size: ${fontSize.xs};
    text-align: center;
    svg { width: 1.5rem; height: 1.5rem; }
  }
`;

const End = ui("div", "RoomFrameEnd")`
  margin-left: auto;
  button[data-kind] { color: inherit; }
  button[data-kind]:hover { background: var(--main-hover); }
`;

/** The frame of those who are not logged in. */
export function RoomFrame({
  brand,
  menu,
  languageSwitch,
  toast,
  children,
}: {
  brand: FrameBrand;
  menu: MenuItem[];
  languageSwitch?: ReactNode;
  toast?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Drawer
      width={drawerWidth.room}
      permanentFrom={breakpoint.main}
      drawer={
        <Narrow>
          <Menu items={menu} />
        </Narrow>
      }
    >
      <TopBar>
        <BrandLogo {...brand} />
        <End>{languageSwitch}</End>
      </TopBar>
      <Main toast={toast}>{children}</Main>
    </Drawer>
  );
}
