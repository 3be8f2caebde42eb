import { entityOf, type PageRecord } from '@porchlight/contract/entities';
import type { Field } from '@porchlight/contract/fields';
import { linkText } from '@porchlight/contract/links';
import { namedPages, pageName } from '@porchlight/contract/page-names';
import { isPageSwitchedOff, isSwitchedOff } from '@porchlight/contract/parts';
import { settingAddress, settingLinkName, settingLinkNames } from '@porchlight/contract/setting-links';
import { isSitePage, pathOfSlug, sitePageWithSlug } from '@porchlight/contract/site-pages';
import type { EntityFormField } from '@porchlight/ui/inputs/EntityForm';
import { queryOptions } from '@tanstack/react-query';
import { findPagesOfSite, findRecords, findReferences, pagesOfSite, visibleRecord } from '../api/index.ts';
import { organization } from '../site/index.ts';
import { textAsRead } from './record-helpers.ts';

/** The pages of the organization's own among these: the others have fixed addresses and names. */
const ownPages = (pages: readonly PageRecord[]) =>
  pages.flatMap(({ id, title, slug }) =>
    sitePageWithSlug(slug) ? [] : [{ value: `record:page/${id}`, label: textAsRead(title), path: pathOfSlug(slug) }],
  );

/** The pages and records of this site that a link field can lead to. */
export const linkTargets: NonNullable<EntityFormField['linkTargets']> = {
  /** Read when a form is shown: the names of the centers are settings. */
  get pages() {
    return namedPages.flatMap((key) => {
      const label = isPageSwitchedOff(organization, key) ? undefined : pageName(key, organization);
      // A center without a name has no page.
      return label ? [{ value: `page:${key}`, label }] : [];
    });
  },
  async findPages() {
    const records = await pagesOfSite();
    const titles = new Map(
      records.map(({ slug, title, menu_label: label }) => [sitePageWithSlug(slug), textAsRead(label || title)]),
    );
    const named = linkTargets.pages.flatMap((target) => {
      const key = target.value.replace('page:', '');
      if (!isSitePage(key)) return [target];
      const title = titles.get(key);
      // Its present name; without a record there is no page.
      return title === undefined ? [] : [{ ...target, label: title || target.label }];
    });
    return [...ownPages(records), ...named];
  },
  async searchPages(words) {
    const own = ownPages(await findPagesOfSite(words));
    const lowerCase = words.trim().toLowerCase();
    const pages = (await linkTargets.findPages?.()) ?? [];
    const named = pages.filter(
      ({ value, label }) => value.startsWith('page:') && label.toLowerCase().includes(lowerCase),
    );
    return [...own, ...named];
  },
  get settings() {
    return settingLinkNames.map((name) => {
      const shown = linkText(settingAddress(name, organization) ?? '');
      return { value: `setting:${name}`, label: `${settingLinkName(name)} (${shown || 'not set'})` };
    });
  },
  findVisible: async (link) => (await visibleRecord(link, organization))?.title,
  async findRecords(words) {
    const records = await findRecords(words);
    // Only records with a page of their own.
    return records.flatMap(({ resource, id, title }) => {
      const { paged, singular } = entityOf(resource);
      return paged && !isSwitchedOff(organization, resource)
        ? [{ value: `record:${resource}/${id}`, label: `${title} (${singular})` }]
        : [];
    });
  },
};

/** The records of an entity, for a link field that can lead only to them. */
function targetsOf(name: NonNullable<Field['linkEntity']>): NonNullable<EntityFormField['linkTargets']> {
  return {
    pages: [],
    findVisible: linkTargets.findVisible,
    findRecords: async (words) =>
      (await findReferences(name, words)).map(({ id, name: title }) => ({
        value: `record:${name}/${id}`,
        label: title,
      })),
  };
}

/** The records of each entity that a link field can be limited to. Stable, so that a form does not search again. */
export const entityTargets = { topic: targetsOf('topic'), form: targetsOf('form') };

/** What a record's stored links lead to, with the address: 'Visit us (/visit)'. Those that are not known are missing. */
export async function linkTexts(links: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const pages = (await linkTargets.findPages?.()) ?? [];
  const texts = await Promise.all(
    [...new Set(links)].map(async (link): Promise<[string, string][]> => {
      const page = pages.find(({ value }) => value === link);
      const visible = page ? undefined : await visibleRecord(link, organization);
      const label = page?.label ?? visible?.title;
      return label ? [[link, `${label} (${page?.path ?? visible?.path ?? linkText(link)})`]] : [];
    }),
  );
  return new Map(texts.flat());
}

/** What links lead to, as a query: {@link linkTexts}. Nothing is requested without a link. */
export const linkTextsQuery = (links: readonly string[]) =>
  queryOptions({ queryKey: ['link texts', links], queryFn: () => linkTexts(links), enabled: links.length > 0 });
