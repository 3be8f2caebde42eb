/** What visitors can filter a list by: the topics, years and short texts that its published records have. */

/** Resources whose public lists visitors can filter. */
export const facetedResources = ['event', 'article', 'story'] as const;
/** Name of one of them. */
export type FacetedResource = (typeof facetedResources)[number];

/** A topic that records of a list have. */
export interface FacetTopic {
  id: number;
  name: string;
  slug: string;
}

/** The values that the published records of a list have. */
export interface Facets {
  /** By name. */
  topics: FacetTopic[];
  /** Years in which records are dated, the latest first: '2026'. */
  years: string[];
  /** The first and the last day on which there are records, `YYYY-MM-DD`; null without any. */
  days: { first: string; last: string } | null;
  /** Of each field that visitors can filter by: its values, in the order of the alphabet. */
  texts: Record<string, string[]>;
}

/** Response of `GET /api/get-facets`. */
export interface FacetsResponse {
  facets: Facets;
}

/** The entries of a text that is a list, without spaces at their ends. */
export function listEntries(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
