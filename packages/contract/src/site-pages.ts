/** The pages of the specification that are records made of sections. docs/decisions/0172 */

import { centerName, pageUrls } from './page-urls.ts';

/** Pages with fixed addresses whose content is a record, by their keys in `pageUrls`. */
export const sitePageKeys = [
  'home',
  'whoWeAre',
  'whatWeDo',
  'howWeWork',
  'democratisation',
  'heritage',
  'health',
  'vote',
  'kenya',
  'resources',
  'divisions',
  'contact',
  'accessibility',
  'privacy',
  'democracyCenter',
  'porch',
  'foodPantry',
  'donate',
  'interfaithCenter',
  'forestService',
] as const satisfies readonly (keyof typeof pageUrls)[];

/** Key of a page of the site that is a record. */
export type SitePageKey = (typeof sitePageKeys)[number];

/** Lists of the site, by their keys in links: a record has their words and the sections below them. */
export const listPageKeys = [
  'articles',
  'stories',
  'events',
  'elections',
  'gallery',
  'actionNetwork',
  'podcasts',
  'teamType/director',
  'teamType/staff',
  'teamType/advisory',
] as const;

/** Key of a list of the site. */
export type ListPageKey = (typeof listPageKeys)[number];

/** Whether the page with a key is a record. */
export const isSitePage = (key: string): key is SitePageKey => sitePageKeys.some((each) => each === key);

/** Whether a key is that of a list. */
export const isListPage = (key: string): key is ListPageKey => listPageKeys.some((each) => each === key);

/** The slug of the landing page, whose path is `/`. */
export const homeSlug = 'home';

const urlsOfPages: Readonly<Record<string, string | ((name: string) => string)>> = pageUrls;

/** The slug of a page of the site: its path without the first slash. */
export function sitePageSlug(key: SitePageKey | ListPageKey): string {
  const [page = '', type] = key.split('/');
  if (type) return pageUrls.teamType(type).slice(1);
  const url = urlsOfPages[page] ?? '';
  return (typeof url === 'string' ? url : url(centerName)).slice(1) || homeSlug;
}

const keysBySlug: ReadonlyMap<string, SitePageKey | ListPageKey> = new Map(
  [...sitePageKeys, ...listPageKeys].map((key) => [sitePageSlug(key), key] as const),
);

/** Which page or list of the site has a slug; undefined for a page of the institute's own. */
export const sitePageWithSlug = (slug: string): SitePageKey | ListPageKey | undefined => keysBySlug.get(slug);

/** Whether a slug is that of a list, which answers without a record too. */
export const isListSlug = (slug: string): boolean => listPageKeys.some((key) => key === keysBySlug.get(slug));

/** Pages that begin at their top and count down to `countdownTarget`. spec 2.2 */
const pagesWithCountdown: readonly SitePageKey[] = ['forestService'];

/** Whether the page with a slug counts down, which visitors don't see, and begins at its top. spec 2.2 */
export const hasCountdown = (slug: string): boolean => pagesWithCountdown.some((key) => key === keysBySlug.get(slug));

/** The path of the page with a slug. */
export const pathOfSlug = (slug: string): string => (slug === homeSlug ? pageUrls.home : `/${slug}`);

/** Ends of the paths of the centers' pages, which answer for any name. spec 2.1 */
const centerEnds = [pageUrls.foodPantry, pageUrls.porch, pageUrls.interfaithCenter].map((url) => url('').slice(1));

/**
 * The slug of the page that answers at a path; '' if none can. Slugs are in lower case; addresses that people type are not.
 * @param typed without its first slash, decoded
 */
export function slugOfPath(typed: string): string {
  const path = typed.toLowerCase();
  if (path === '') return homeSlug;
  if (path === homeSlug) return '';
  const end = path.includes('/')
    ? undefined
    : centerEnds.find((each) => path.length > each.length && path.endsWith(each));
  return end ? `${centerName}${end}` : path;
}

/** Pages of the site whose breadcrumbs lead through another one. */
const parents: Readonly<Record<string, keyof typeof pageUrls>> = {
  democracyCenter: 'democratisation',
  foodPantry: 'health',
  porch: 'heritage',
  interfaithCenter: 'divisions',
};

/** The slugs of the pages above one, from the top: `about/history` is below `about`. */
export function slugsAbove(slug: string): string[] {
  const parent = parents[keysBySlug.get(slug) ?? ''];
  const url = parent && pageUrls[parent];
  if (typeof url === 'string') return [url.slice(1)];
  const parts = slug.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
