import { pagedResources } from './discovery.ts';
import { type PageRecord, recordName } from './entities.ts';
import { linkParts } from './links.ts';
import type { OrganizationFacts } from './organization.ts';
import { fillFacts } from './organization-tokens.ts';
import type { RecordSource } from './rendering.ts';
import { recordAt } from './rich-text-records.ts';
import { isSitePage, pathOfSlug, sitePageSlug } from './site-pages.ts';

/** A record that visitors can see, as links name it. */
export interface LinkedTitle {
  title: string;
  /** `story/7` */
  record: string;
  /** Its path, where that is not `/` and the record: a page has the address that its editors chose. */
  path?: string;
}

/**
 * Returns the record that a stored link leads to; undefined if it leads to none. A page is named by its short name if it
 * has one.
 * @throws what the source throws for a record that visitors can't see
 */
export async function linkedTitle(
  source: Pick<RecordSource, 'single' | 'pageAt'>,
  link: string,
  facts: OrganizationFacts,
): Promise<LinkedTitle | undefined> {
  const { type, rest } = linkParts(link);
  if (type === 'page') return isSitePage(rest) ? titleOf(await source.pageAt(sitePageSlug(rest)), facts) : undefined;
  const linked = type === 'record' ? recordAt(`/${rest}`) : undefined;
  const name = pagedResources.find((each) => each === linked?.name);
  if (!linked || !name) return undefined;
  if (name === 'page') return titleOf(await source.single(name, String(linked.id)), facts);
  return { title: recordName(name, { ...(await source.single(name, String(linked.id))) }), record: rest };
}

const titleOf = ({ id, slug, title, menu_label: label }: PageRecord, facts: OrganizationFacts): LinkedTitle => ({
  title: fillFacts(label || title, facts),
  record: `page/${id}`,
  path: pathOfSlug(slug),
});
