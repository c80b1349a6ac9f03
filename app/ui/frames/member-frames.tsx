import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { breakpoint } from "../breakpoint.ts";
import { Avatar } from "../data/avatar.tsx";
import { fontSize, radius, space, ui } from "../styled.ts";
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

const Head = ui("div", "SideMenuHead")`
  --focus: currentColor;
  display: grid;
  align-items: center;
  justify-items: start;
  min-height: 4.75rem;
  padding: ${space.s} ${space.m};
  background: var(--top-bar);
  color: var(--top-text);
`;

const Person = ui("div", "SideMenuPerson")`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.s};
  margin: 0 ${space.s};
  padding: ${space.m} ${space.xxs};
  border-bottom: 1px solid var(--border);

  > img { width: 2.75rem; height: 2.75rem; padding: 2px; border-radius: ${radius.s}; background: #fff; object-fit: contain; }
  p {
    display: -webkit-box;
    overflow: hidden;
    font-weight: 650;
    line-height: 1.3;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  small { display: block; color: var(--muted); font-size: ${fontSize.xs}; }
  a { display: inline-block; padding: 0.625rem 0; margin-block: -0.5rem; margin-inline-end: ${space.s}; font-size: ${fontSize.s}; font-weight: 600; }
`;

const Foot = ui("div", "SideMenuFoot")`
  --main-text: var(--menu-text);
  --main-tint: var(--sunken);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 0;
  margin: auto ${space.s} 0;
  padding: ${space.xs} 0;
  border-top: 1px solid var(--border);
  > * { margin: 0 -${space.xxs}; }
  > a { width: calc(100% + ${space.xs}); }
  button { gap: ${space.s}; font-size: ${fontSize.s}; }
`;

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
      <Head>
        <BrandLogo {...brand} />
      </Head>
      <Person>
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
      </Person>
      <Menu items={menu} />
      <Foot>
        {logout}
        {languageSwitch}
        <SocialLinks links={socialLinks} />
      </Foot>
    </>
  );
}
