import type { ReactNode } from "react";
import { ui } from "../styled.ts";
import { breakpoint } from "../tokens.ts";
import { Drawer } from "./drawer.tsx";
import { Main } from "./main.tsx";
import { SideMenu, type SideMenuProps } from "./side-menu.tsx";
import { TopBar } from "./top-bar.tsx";

/** Where the drawer stays open, it shows everything that the bar would. */
const NarrowOnly = ui("div", "MainFrameBar")`
  display: contents;
  @media (min-width: ${breakpoint.main}px) { display: none; }
`;

/** The frame of logged-in users. */
export function MainFrame({
  toast,
  children,
  ...sideMenu
}: SideMenuProps & { toast?: ReactNode; children: ReactNode }) {
  return (
    <Drawer frame="main" drawer={<SideMenu {...sideMenu} />}>
      <NarrowOnly>
        <TopBar>
          <strong>{sideMenu.brand.name}</strong>
        </TopBar>
      </NarrowOnly>
      <Main toast={toast}>{children}</Main>
    </Drawer>
  );
}
