import { type ResourceName, resourceCalls } from '@porchlight/contract/calls';
import { fetchErrorText } from '@porchlight/contract/texts';
import type { PageHead } from '../site/page.ts';
import { summary } from './summary.ts';

/** What the head says of a record, in the record's own words. */
export interface RecordWords {
  title: string;
  /** Cut to what search results show. */
  description: string;
  /** Its picture for shared links. */
  imageUrl?: string | null;
}

/**
 * The head of a record's page. Its canonical link has no query, so that every slug leads to one address.
 * @param record undefined while it is missing
 * @param title what the page is headed while there is no record
 */
export function recordHead(
  name: ResourceName,
  record: RecordWords | undefined,
  { title, canonicalPath, type }: Pick<PageHead, 'title' | 'canonicalPath' | 'type'>,
): PageHead {
  if (!record) return { title, description: fetchErrorText(resourceCalls[name].errorNoun), canonicalPath };
  return {
    title: summary(record.title),
    description: summary(record.description) || record.title,
    canonicalPath,
    type,
    imageUrl: record.imageUrl ?? undefined,
  };
}
