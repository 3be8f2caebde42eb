import type { PageRecord } from '@porchlight/contract/entities';
import { browserSource } from './browser-transport.ts';

/** As many as a list of choices can hold; the others are found by words of their titles. */
const limit = 100;
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
