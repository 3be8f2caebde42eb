import type { HistoryChange, HistoryListEntry } from '@porchlight/ui/data-display/HistoryList';
import { useQuery } from '@tanstack/react-query';
import { linkTextsQuery } from '../entity/index.ts';
import { linksOfChanges, replaceLinks } from './differences-with-link-texts.ts';

/**
 * History entries in which links say what they lead to: 'Visit us (/visit)'. Until that is known, and without an answer
 * of the server, they say the address.
 */
export function useEntriesWithLinkTexts(entries: readonly HistoryListEntry[]): HistoryListEntry[] {
  const links = linksOfChanges(entries.flatMap(({ changes, versionDiff = [] }) => [...changes, ...versionDiff]));
  const { data: texts } = useQuery(linkTextsQuery(links));
  if (!texts) return [...entries];
  const read = (changes: readonly HistoryChange[]) =>
    changes.map((change) => replaceLinks(change, (link) => texts.get(link) ?? link));
  return entries.map((entry) => ({
    ...entry,
    changes: read(entry.changes),
    ...(entry.versionDiff && { versionDiff: read(entry.versionDiff) }),
  }));
}
