import type { LinkedTitle } from '@porchlight/contract/linked-title';
import { visibleRecord } from '../api/index.ts';
import { organization } from '../site/index.ts';

/** Titles and addresses of the records that visitors can see, by the links to them. */
export async function linkedTitles(links: readonly string[]): Promise<ReadonlyMap<string, LinkedTitle>> {
  const titles = await Promise.all(
    links.map(async (link): Promise<[string, LinkedTitle][]> => {
      const linked = await visibleRecord(link, organization);
      return linked === undefined ? [] : [[link, linked]];
    }),
  );
  return new Map(titles.flat());
}
