/** The menus as the public pages show them: derived from their record by `visibleMenus`. */

/** A link of a menu. */
export interface MenuLink {
  text: string;
  /** A path of this site or the address of another one. */
  href: string;
}

/** Links under a heading. */
export interface MenuGroup {
  /** '' for links before the first heading. */
  title: string;
  links: readonly MenuLink[];
}

/** All menus of the public pages. */
export interface SiteMenus {
  /** The bar below the organization's name. */
  pages: MenuGroup;
  /** The bar at the top. */
  programs: MenuGroup;
  /** What the menu of narrow screens has besides both bars; links without a heading belong to the pages. */
  more: readonly MenuGroup[];
  /** The footer's columns. */
  footer: readonly MenuGroup[];
  /** Heading of the form with which visitors subscribe to the email list. */
  newsTitle: string;
  /** Links beside the copyright. */
  notices: readonly MenuLink[];
  /** Paths of the pages that the program itself links to and visitors can see, such as `/donate`. */
  shown: readonly string[];
}
