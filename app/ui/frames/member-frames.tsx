import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Avatar } from "../data/avatar.tsx";
import {
  BrandLogo,
  Drawer,
  type FrameBrand,
  Main,
  Menu,
  type MenuItem,
  TopBar,
  TopBarLink,
} from "./frame.tsx";
import { type SocialLink, SocialLinks } from "./social-links.tsx";
import { texts } from "./texts.ts";

/** The frame of logged-in users. */
export function MainFrame({
  toast,
  children,
  ...sideMenu
}: SideMenuProps & { toast?: ReactNode; children: ReactNode }) {
  return (
    <Drawer frame="main" drawer={<SideMenu {...sideMenu} />}>
      {/* Where the drawer stays open, it shows everything that the bar would. */}
      <div className="narrow-only">
        <TopBar>
          <strong>{sideMenu.brand.name}</strong>
        </TopBar>
      </div>
      <Main toast={toast}>{children}</Main>
    </Drawer>
  );
}

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

export type FrameUser = {
  name: string;
  avatar?: string | null;
  /** The company's logo, shown instead of an avatar. */
  companyLogo?: string | null;
  /** The address of the profile; an employee has none, */
  profileTo?: string | null;
  /** but a label with the company instead. */
  employeeLabel?: string;
  pursesTo?: string | null;
};

type SideMenuProps = {
  brand: FrameBrand;
  user: FrameUser;
  menu: MenuItem[];
  socialLinks?: SocialLink[];
  languageSwitch?: ReactNode;
  logout?: ReactNode;
};

function SideMenu({ brand, user, menu, socialLinks = [], languageSwitch, logout }: SideMenuProps) {
  const t = useTexts(texts);
  return (
    <>
      <div className="side-menu-head">
        <BrandLogo {...brand} />
      </div>
      <div className="side-menu-person">
        {user.companyLogo ? (
          <img src={user.companyLogo} alt="" />
        ) : (
          <Avatar name={user.name} image={user.avatar} />
        )}
        <div>
          <p>{user.name}</p>
          {user.employeeLabel && <small>{user.employeeLabel}</small>}
          {user.profileTo && <Link to={user.profileTo}>{t("profile")}</Link>}
          {user.pursesTo && (
            // The page may use the camera, which needs a document with its own policy.
            <Link to={user.pursesTo} reloadDocument>
              {t("purses")}
            </Link>
          )}
        </div>
      </div>
      <Menu items={menu} />
      <div className="side-menu-foot">
        {logout}
        {languageSwitch}
        <SocialLinks links={socialLinks} />
      </div>
    </>
  );
}
