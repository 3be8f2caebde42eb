import type { Page, PageHead } from '../site/index.ts';

export interface StaticPage {
  /** Title without the organization's name, which is added. */
  title: string | (() => string);
  /** One or two sentences for search results and shared links. */
  description: string | (() => string);
  /** Canonical path of the page. */
  path: string;
  /** Queries of the records that the page shows. */
  queries?: Page['queries'];
  /** Parent pages. */
  parents?: PageHead['parents'];
  /** Videos on the page. */
  videos?: PageHead['videos'];
  /** Quilt block of the page. */
  quilt?: PageHead['quilt'];
}

/** Texts with the organization's settings are functions, so that they are read when the head is made. */
const textOf = (text: string | (() => string)) => (typeof text === 'string' ? text : text());

/** Head and queries of a page with static text. */
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
