/** A database with long lists, for measuring the dashboard. */
import { openDatabase } from '../../apps/server/src/db/database.ts';

/** A list of the dashboard and how many rows it has. */
export interface LongList {
  /** Address of the list. */
  path: string;
  /** The link to it in the sidebar. */
  link: string;
  /** The heading of a column to sort by. */
  column: string;
  /** A word that some of its rows hold. */
  word: string;
  rows: number;
}

/** 2,000 rows are the most that the browser handles by itself; longer lists come page by page. */
export const longLists: readonly LongList[] = [
  { path: '/dashboard/podcasts', link: 'Podcasts', column: 'Title', word: 'quilt', rows: 2000 },
  { path: '/dashboard/researches', link: 'Researches', column: 'Title', word: 'quilt', rows: 10_000 },
  { path: '/dashboard/donations', link: 'Donations', column: 'Amount', word: 'quilt', rows: 100_000 },
];

const nouns = 'porch quilt garden pantry ballot river lantern choir county orchard ledger mule'.split(' ');
const moment = '2026-03-14T12:00:00Z';
/** Rows in one statement: SQLite takes 32,766 values. */
const batch = 1000;

/** Writes the rows straight into the tables of a new database, without the history that a call would write. */
export async function fillLongLists(folder: string): Promise<void> {
  const db = await openDatabase({ dataDir: folder });
  const noun = (number: number, step: number) => nouns[Math.floor(number / step) % nouns.length] ?? '';
  const title = (number: number) => `The ${noun(number, 1)} and the ${noun(number, 7)}, José’s part ${number}`;
  const day = (number: number) => `20${11 + (number % 16)}-0${1 + (number % 9)}-${10 + (number % 19)}`;
  const row = { created_at: moment, updated_at: moment };
  const made = {
    podcasts: (number: number) => ({
      ...row,
      title: title(number),
      slug: `p${number}`,
      link: `https://example.org/listen/${number}`,
      description: `About the ${noun(number, 3)}.`,
    }),
    stories: (number: number) => ({
      ...row,
      title: title(number),
      subtitle: `What the ${noun(number, 5)} taught us in year ${number % 60}`,
      slug: `s${number}`,
      date: day(number),
      content: `A ${noun(number, 3)} by the road.`,
    }),
    donations: (number: number) => ({
      ...row,
      email: `${noun(number, 1)}.${noun(number, 11)}.${number}@example.org`,
      amount_cents: ((number * 7919) % 500_000) + 100,
      date: day(number),
    }),
  } as const;
  const tables = ['podcasts', 'stories', 'donations'] as const;
  try {
    for (const [index, table] of tables.entries()) {
      const { rows } = longLists[index] as LongList;
      await db.write(async (trx) => {
        for (let start = 1; start <= rows; start += batch) {
          const values = Array.from({ length: Math.min(batch, rows - start + 1) }, (_, at) => made[table](start + at));
          await trx.insertInto(table).values(values).execute();
        }
      });
    }
  } finally {
    await db.close();
  }
}
