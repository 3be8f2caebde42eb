import type { MenuGroup, MenuLink, SiteMenus } from './menus.ts';
import type { OrganizationFacts } from './organization.ts';
import { fillFacts } from './organization-tokens.ts';

/** Fills the organization's facts into the texts of the menus: labels that were typed, and names of pages. */
export function fillMenuFacts(
  { pages, programs, more, footer, newsTitle, notices, shown }: SiteMenus,
  organization: OrganizationFacts,
): SiteMenus {
  const fill = (text: string) => fillFacts(text, organization);
  const links = (list: readonly MenuLink[]) => list.map((link) => ({ ...link, text: fill(link.text) }));
  const group = (each: MenuGroup): MenuGroup => ({ ...each, title: fill(each.title), links: links(each.links) });
  return {
    pages: group(pages),
    programs: group(programs),
    more: more.map(group),
    footer: footer.map(group),
    newsTitle: fill(newsTitle),
    notices: links(notices),
    shown,
  };
}
