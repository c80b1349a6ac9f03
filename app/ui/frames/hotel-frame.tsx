import type { ReactNode } from "react";
import { Drawer } from "./drawer.tsx";
import { Main } from "./main.tsx";
import { SideMenu, type SideMenuProps } from "./side-menu.tsx";
import { TopBar, TopBarLink } from "./top-bar.tsx";

/** The frame of the hotel screens: its menu only stays open on the widest screens. */
export function HotelFrame({
  title,
  back,
  action,
  toast,
  children,
  ...sideMenu
}: SideMenuProps & {
  title: string;
  back?: { to: string; label: string };
  /** A `TopBarLink` at the bar's end. */
  action?: ReactNode;
  toast?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Drawer frame="hotel" drawer={<SideMenu {...sideMenu} />}>
      <TopBar>
        {back && <TopBarLink icon="arrow-left" {...back} />}
        <h1>{title}</h1>
        {action}
      </TopBar>
      <Main toast={toast}>{children}</Main>
    </Drawer>
  );
}
