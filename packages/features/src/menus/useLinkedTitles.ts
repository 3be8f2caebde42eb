import type { LinkedTitle } from '@porchlight/contract/linked-title';
import { recordLinks } from '@porchlight/contract/visible-menus';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { linkedTitles } from './linked-titles.ts';

const none: ReadonlyMap<string, LinkedTitle> = new Map();

/** Titles and addresses of the linked records that visitors can see, by the links; none until they are known. */
export function useLinkedTitles(links: readonly string[]): ReadonlyMap<string, LinkedTitle> {
  const records = recordLinks(links);
  const { data = none } = useQuery({
    queryKey: ['linked titles', records],
    queryFn: () => (records.length === 0 ? none : linkedTitles(records)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return data;
}
