import { visibleTitle } from '../api/index.ts';

/** Titles of the records that visitors can see. @param records as `story/7` */
export async function linkedTitles(records: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const titles = await Promise.all(
    records.map(async (record): Promise<[string, string][]> => {
      const title = await visibleTitle(`record:${record}`);
      return title === undefined ? [] : [[record, title]];
    }),
  );
  return new Map(titles.flat());
}
