import type { ReactNode } from "react";
import { BrandLogo, type FrameBrand } from "./brand-logo.tsx";
import { Drawer } from "./drawer.tsx";
import { Main } from "./main.tsx";
import { Menu, type MenuItem } from "./menu.tsx";
import { TopBar } from "./top-bar.tsx";

/** The frame of anonymous users. */
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
    <Drawer frame="room" drawer={<Menu items={menu} />}>
      <TopBar>
        <BrandLogo {...brand} />
        <div className="top-bar-end">{languageSwitch}</div>
      </TopBar>
      <Main toast={toast}>{children}</Main>
    </Drawer>
  );
}
