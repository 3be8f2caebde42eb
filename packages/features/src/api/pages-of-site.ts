import { entityOf, type PageRecord } from '@porchlight/contract/entities';
import { browserSource } from './browser-transport.ts';
import { searchText } from './find-references.ts';

/** As many as a list of choices can hold; the others are found by words of their titles. */
const limit = 100;
/** About what a list of found options shows. */
const foundLimit = 20;
/** How long a response serves the fields of a form, which all ask at once, in milliseconds. */
const sharedMs = 5000;

let shared: { at: number; pages: Promise<PageRecord[]> } | undefined;

/** The pages of the site that are records, in any state, for links that staff choose. @throws ApiError */
export function pagesOfSite(): Promise<PageRecord[]> {
  if (!shared || performance.now() - shared.at > sharedMs) {
    const pages = browserSource.list('page', { state: 'any', limit }).then(({ records }) => records);
    shared = { at: performance.now(), pages };
    pages.catch(() => {
      shared = undefined;
    });
  }
  return shared.pages;
}

/** The pages of the site with these words in their titles, in any state; without words, the first. @throws ApiError */
export async function findPagesOfSite(words: string): Promise<PageRecord[]> {
  const search = searchText(words);
  const query = { state: 'any', sort: entityOf('page').defaultSort, limit: foundLimit, excerpt: 1 } as const;
  return (await browserSource.list('page', { ...query, ...(search && { search }) })).records;
}
