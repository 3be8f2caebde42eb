import { visibleTitle } from '../api/index.ts';
import { organization } from '../site/index.ts';

/** Titles of the records that visitors can see, by the links to them. */
export async function linkedTitles(links: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const titles = await Promise.all(
    links.map(async (link): Promise<[string, string][]> => {
      const title = await visibleTitle(link, organization);
      return title === undefined ? [] : [[link, title]];
    }),
  );
  return new Map(titles.flat());
}
