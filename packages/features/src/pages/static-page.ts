import type { Page, PageHead } from '../site/index.ts';

/** What the head of a page with fixed words says. */
export interface StaticPage {
  /** Without the organization's name, which is added. */
  title: string | (() => string);
  /** One or two sentences for search results and shared links. */
  description: string | (() => string);
  /** The page's one address, whatever address it was asked for by. */
  path: string;
  /** The records it shows beside its own words. */
  queries?: Page['queries'];
  /** The pages above it. */
  parents?: PageHead['parents'];
  /** The films it shows. */
  videos?: PageHead['videos'];
  /** The quilt block that stands for it. */
  quilt?: PageHead['quilt'];
}

/** What names the organization is read when the head is made. */
const textOf = (text: string | (() => string)) => (typeof text === 'string' ? text : text());

/** Head and records of a page whose words are fixed. */
export function staticPage({ title, description, path, queries, parents, videos, quilt }: StaticPage): Page {
  return {
    queries,
    addresses: [path],
    head: () => ({
      title: textOf(title),
      description: textOf(description),
      canonicalPath: path,
      parents,
      videos,
      quilt,
    }),
  };
}
