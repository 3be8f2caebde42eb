import type { Page, PageHead } from '../site/index.ts';

/** What the head of a page with fixed words says. */
export interface StaticPage {
  /** Without the organization's name, which is added. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
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

/** Head and records of a page whose words are fixed. */
export function staticPage({ title, description, path, queries, parents, videos, quilt }: StaticPage): Page {
  return {
    queries,
    addresses: [path],
    head: () => ({ title, description, canonicalPath: path, parents, videos, quilt }),
  };
}
