import type { PagedResource } from '@porchlight/contract/discovery';
import { fetchErrorText, type RecordOf } from '@porchlight/contract/entities';
import type { StartedQuery, singleQuery } from '../api/index.ts';
import type { HeadRecord, Page, PageHead, ParentPage } from '../site/index.ts';
import { summary } from './summary.ts';

/** What the head says of a record, in the record's own words. */
export interface RecordSummary {
  title: string;
  /** Cut to what search results show. */
  description: string;
  /** Its picture. */
  imageUrl?: string | null;
  /** What draws its quilt block. */
  seed: string;
  /** The record itself, for search engines and shared links. */
  about?: HeadRecord;
}

/** What the page of one record is made of. */
export interface RecordPage<Name extends PagedResource> {
  /** The record, by the id of its address. */
  query: (id: string) => ReturnType<typeof singleQuery<Name>>;
  /** What stands beside it. */
  beside?: readonly StartedQuery[];
  /** What the page is headed while there is no record, as in 'Event'. */
  title: string;
  /** The page's address, without a query: every slug leads to one address. */
  path: (id: string) => string;
  /** The pages above it. */
  parents: readonly ParentPage[];
  /** Open Graph type. @default 'website' */
  type?: PageHead['type'];
  summarize: (record: RecordOf<Name>) => RecordSummary;
}

/** The page of one record: its queries, and a head that says what the record says. */
export function recordPage<Name extends PagedResource>(
  name: Name,
  { query, beside = [], title, path, parents, type, summarize }: RecordPage<Name>,
): Page {
  return {
    queries: ({ params: { id = '' } }) => [query(id), ...beside],
    head: ({ params: { id = '' } }, read) => {
      const record = read(query(id));
      const canonicalPath = path(id);
      if (!record) return { title, description: fetchErrorText(name), canonicalPath, parents };
      const summarized = summarize(record);
      return {
        title: summary(summarized.title),
        description: summary(summarized.description) || summarized.title,
        canonicalPath,
        type,
        imageUrl: summarized.imageUrl ?? undefined,
        about: summarized.about,
        parents,
        quilt: { seed: summarized.seed },
      };
    },
  };
}
