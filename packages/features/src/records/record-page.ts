import { type ResourceName, resourceCalls } from '@porchlight/contract/calls';
import { fetchErrorText } from '@porchlight/contract/texts';
import type { HeadRecord, PageHead } from '../site/page.ts';
import { summary } from './summary.ts';

/** What the head says of a record, in the record's own words. */
export interface RecordWords {
  title: string;
  /** Cut to what search results show. */
  description: string;
  /** Its picture. */
  imageUrl?: string | null;
  /** What draws its quilt block. */
  seed: string;
  /** The record itself, for search engines and shared links. */
  about: HeadRecord;
}

/**
 * The head of a record's page. Its canonical link has no query, so that every slug leads to one address.
 * @param record undefined while it is missing
 * @param title what the page is headed while there is no record
 */
export function recordHead(
  name: ResourceName,
  record: RecordWords | undefined,
  { title, canonicalPath, type, parents }: Pick<PageHead, 'title' | 'canonicalPath' | 'type' | 'parents'>,
): PageHead {
  if (!record) {
    return {
      title,
      description: fetchErrorText(resourceCalls[name].errorNoun),
      canonicalPath,
      parents,
    };
  }
  return {
    title: summary(record.title),
    description: summary(record.description) || record.title,
    canonicalPath,
    type,
    imageUrl: record.imageUrl ?? undefined,
    about: record.about,
    parents,
    quilt: { seed: record.seed },
  };
}
