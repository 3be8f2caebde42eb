import type { MenusRecord } from '@porchlight/contract/entities';
import { type LinkedTitle, linkedTitle } from '@porchlight/contract/linked-title';
import { fillMenuFacts } from '@porchlight/contract/menu-facts';
import type { SiteMenus } from '@porchlight/contract/menus';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import { linkNames, recordLinksInMenus, visibleMenus } from '@porchlight/contract/visible-menus';
import { HttpError } from '../errors/http-error.ts';
import type { LinkedRecords } from './linked-records.ts';

/** Reads the records that links lead to. */
type ReadLinked = (links: readonly string[]) => Promise<LinkedRecords>;

/** Returns the menus that visitors see of a record, with the titles of what they link to. */
export function menusWith(
  record: MenusRecord,
  facts: OrganizationFacts,
  titles: ReadonlyMap<string, LinkedTitle>,
): SiteMenus {
  return fillMenuFacts(visibleMenus(record, linkNames(facts, titles)), facts);
}

/** Reads the menus that visitors see of a record. @param read the records that links lead to */
export async function menusFor(record: MenusRecord, facts: OrganizationFacts, read: ReadLinked): Promise<SiteMenus> {
  return menusWith(record, facts, await visibleTitles(read, recordLinksInMenus(record), facts));
}

/** Titles of the records that visitors can see, by the links to them. */
export async function visibleTitles(
  read: ReadLinked,
  links: readonly string[],
  facts: OrganizationFacts,
): Promise<Map<string, LinkedTitle>> {
  if (links.length === 0) return new Map();
  const source = await read(links);
  const titles = await Promise.all(
    links.map(async (link): Promise<[string, LinkedTitle][]> => {
      try {
        const title = await linkedTitle(source, link, facts);
        return title === undefined ? [] : [[link, title]];
      } catch (error) {
        if (error instanceof HttpError && error.status < 500) return [];
        throw error;
      }
    }),
  );
  return new Map(titles.flat());
}
