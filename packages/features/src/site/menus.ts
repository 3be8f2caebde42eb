import type { MenuGroup, MenuLink, SiteMenus } from '@porchlight/contract/menus';
import type { NavLink } from '@porchlight/ui/navigation/Link';
import { urls } from '../urls/index.ts';
import { organization } from './organization.ts';

/**
 * The menus, which come with the page. Read them on render and not at module scope: the server sets them again when
 * someone changes them.
 */
const menus: SiteMenus = {
  pages: { title: '', links: [] },
  programs: { title: '', links: [] },
  more: [],
  footer: [],
  newsTitle: '',
  notices: [],
  shown: [],
};

/** Sets the menus for everything rendered from now on. */
export function setMenus(current: SiteMenus): void {
  Object.assign(menus, current);
}

/** Whether visitors can see a page of the site that the program links to. @param path such as `urls.donate` */
export const isShown = (path: string): boolean => menus.shown.includes(path);

/** Links for people who have not found what they look for: the first of the page bar, which all lead somewhere. */
export const popularLinks = (): readonly MenuLink[] => menus.pages.links.slice(0, 5);

/** URL of the external donation page, or of our own page; undefined if there is neither. */
export const donateHref = (): string | undefined =>
  organization.donateUrl || (isShown(urls.donate) ? urls.donate : undefined);

/** The menus as JSON, escaped for a script element. */
export function menusState(): string {
  return JSON.stringify(menus).replaceAll('<', '\\u003c');
}

/** Start of the paths of the records that a page lists, by the page's path. */
const detailPaths: Readonly<Record<string, string>> = {
  [urls.stories]: urls.story(''),
  [urls.articles]: urls.article(''),
  [urls.events]: urls.event(''),
  [urls.elections]: urls.election(''),
  [urls.podcasts]: urls.podcast(''),
};

const navLink = (link: MenuLink): NavLink => ({ ...link, detailPath: detailPaths[link.href] });
const navGroup = ({ title, links }: MenuGroup) => ({ title, links: links.map(navLink) });

/** The menus as the layout's components take them. */
export function siteNavigation() {
  const { pages, programs, more, footer, newsTitle, notices } = menus;
  const [unnamed, named] = [more.filter(({ title }) => !title), more.filter(({ title }) => title)];
  const allPages = { title: pages.title, links: [...pages.links, ...unnamed.flatMap(({ links }) => links)] };
  return {
    pages: navGroup(pages),
    programs: navGroup(programs),
    mobile: [allPages, programs, ...named].filter(({ links }) => links.length > 0).map(navGroup),
    footer: footer.map(navGroup),
    newsTitle,
    notices: notices.map(navLink),
  };
}

const readingEyebrow = 'Read, listen, look';
const participationEyebrow = 'Take part';

/** Text above the heading of pages whose heading is their label in the menu. */
const eyebrows: Readonly<Record<string, string>> = {
  [urls.stories]: readingEyebrow,
  [urls.articles]: readingEyebrow,
  [urls.podcasts]: readingEyebrow,
  [urls.gallery]: readingEyebrow,
  [urls.events]: participationEyebrow,
  [urls.elections]: participationEyebrow,
  [urls.actionNetwork]: participationEyebrow,
  [urls.divisions]: 'Who we are',
  [urls.search]: 'On this site',
};

/** Text above the heading of a page that is in a menu; undefined for others. */
export function eyebrowOf(path: string): string | undefined {
  const { programs, pages, more, notices } = menus;
  const unnamed = more.flatMap(({ title, links }) => (title ? [] : links));
  const link = [...programs.links, ...pages.links, ...unnamed, ...notices].find(({ href }) => href === path);
  return link && (eyebrows[path] ?? link.text);
}
