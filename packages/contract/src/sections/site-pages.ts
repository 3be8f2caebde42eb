/** The pages of the site that are made of sections, and what they begin with. */

import { pageUrls } from '../page-urls.ts';
import type { SectionKind, sectionKinds } from './kinds.ts';
import type { SectionDescription } from './section.ts';

/** Pages of the site that have been moved from the program to sections. The others are files of `features`. */
export const siteKeys = ['howWeWork'] as const satisfies readonly (keyof typeof pageUrls)[];

/** Key of a page of the site that is made of sections. */
export type SiteKey = (typeof siteKeys)[number];

/** Value of {name} in the addresses of the centers: /ruby's-food-pantry. */
const centerName = 'ruby';

const urlsOfPages: Readonly<Record<SiteKey, string | ((name: string) => string)>> = pageUrls;

/** The path of a page of the site, without the first slash: the slug of its record. */
export function sitePath(key: SiteKey): string {
  const url = urlsOfPages[key];
  const path = (typeof url === 'string' ? url : url(centerName)).slice(1);
  return path || homePath;
}

/** The slug of the landing page, whose address is `/`. */
export const homePath = 'home';

/** The values of a section as content is written: a long text as plain text, a picture as its name. */
type ContentOf<Description> = Description extends SectionDescription<infer F> ? SectionDescription<F>['sample'] : never;

/** A section as content is written. */
export interface SectionContent {
  kind: SectionKind;
  values: Readonly<Record<string, unknown>>;
}

/** Writes a section; the values that are left out are empty. */
export function section<Kind extends SectionKind>(
  kind: Kind,
  values: ContentOf<(typeof sectionKinds)[Kind]>,
): SectionContent {
  return { kind, values };
}

/** What a page of the site begins with. */
export interface SitePageContent {
  key: SiteKey;
  title: string;
  /** For search results and shared links. */
  description: string;
  menu_label?: string;
  sections: readonly SectionContent[];
}
