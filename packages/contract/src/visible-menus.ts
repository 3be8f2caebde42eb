import type { MenusRecord } from './entities.ts';
import type { FieldItem } from './fields.ts';
import type { LinkedTitle } from './linked-title.ts';
import { linkAddress, linkParts, linkText } from './links.ts';
import type { MenuGroup, MenuLink, SiteMenus } from './menus.ts';
import type { OrganizationFacts } from './organization.ts';
import { pageName } from './page-names.ts';
import { isLinkSwitchedOff } from './parts.ts';
import { isSitePage } from './site-pages.ts';

/** What a link leads to: its name, and its address where that is not the stored link's own. */
type Named = Pick<LinkedTitle, 'title' | 'path'>;

/** Returns what a link leads to; undefined if visitors can't see it, or nothing is there. */
export type LinkNames = (link: string) => Named | undefined;

/** The lists of the menus' record. */
const lists = ['pages', 'programs', 'more', 'footer', 'notices'] as const;

/** Pages of the site that the program itself links to: where visitors can't see them, it shows no link. */
const programLinks = ['page:donate', 'page:vote', 'page:whoWeAre'] as const;

/** The links to records in the menus and in the program, each once. */
export function recordLinksInMenus(record: Pick<MenusRecord, (typeof lists)[number]>): string[] {
  const ofMenus = lists.flatMap((list) => record[list].map(({ link }) => String(link ?? '')));
  return recordLinks([...ofMenus, ...programLinks]);
}

/** Those of stored links that lead to records, each once: `record:story/7`, and pages of the site that are records. */
export function recordLinks(links: readonly string[]): string[] {
  return [...new Set(links)].filter((link) => {
    const { type, rest } = linkParts(link);
    return type === 'record' || (type === 'page' && isSitePage(rest));
  });
}

/**
 * Returns the function that names what links lead to.
 * @param titles titles and addresses of the linked records that visitors can see, by the stored link
 */
export function linkNames(
  organization: Pick<OrganizationFacts, 'places' | 'switchedOff'>,
  titles: ReadonlyMap<string, Named>,
): LinkNames {
  const named = (title: string | undefined) => (title === undefined ? undefined : { title });
  return (link) => {
    if (isLinkSwitchedOff(organization, link)) return undefined;
    const { type, rest } = linkParts(link);
    switch (type) {
      case 'page':
        // The address of a page of the site is fixed.
        return named(isSitePage(rest) ? titles.get(link)?.title : pageName(rest, organization));
      case 'record':
        return titles.get(link);
      case 'website':
        return named(linkAddress(link) && new URL(link).hostname.replace(/^www\./, ''));
      case 'mailto':
      case 'tel':
        return named(linkText(link));
      // No menu can have them.
      case 'section':
      case 'setting':
        return undefined;
    }
  };
}

/** Derives the menus that visitors see from their record: links that lead nowhere for visitors are left out. */
export function visibleMenus(record: MenusRecord, nameOf: LinkNames): SiteMenus {
  const linksOf = (items: readonly FieldItem[]) => items.flatMap((item) => menuLink(item, nameOf) ?? []);
  return {
    pages: { title: record.pages_title, links: linksOf(record.pages) },
    programs: { title: record.programs_title, links: linksOf(record.programs) },
    more: groupsOf(record.more, nameOf),
    footer: groupsOf(record.footer, nameOf),
    newsTitle: record.news_title,
    notices: linksOf(record.notices),
    shown: programLinks.flatMap((link) => (nameOf(link) === undefined ? [] : (linkAddress(link) ?? []))),
  };
}

/** The link that visitors get for an item; undefined for none. A text is what was typed, also where it has markup. */
export function menuLink({ label, link }: FieldItem, nameOf: LinkNames): MenuLink | undefined {
  const stored = String(link ?? '');
  const named = nameOf(stored);
  const href = named && (named.path ?? linkAddress(stored));
  return href ? { text: String(label || named.title), href } : undefined;
}

/** The groups of an outline: an item without a link is the heading of those that follow. Groups without links go. */
function groupsOf(items: readonly FieldItem[], nameOf: LinkNames): MenuGroup[] {
  const groups: { title: string; links: MenuLink[] }[] = [{ title: '', links: [] }];
  for (const item of items) {
    const link = menuLink(item, nameOf);
    if (!item.link) groups.push({ title: String(item.label ?? ''), links: [] });
    else if (link) groups.at(-1)?.links.push(link);
  }
  return groups.filter(({ links }) => links.length > 0);
}
