/** A database with long lists, for measuring the dashboard. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { states } from '@porchlight/contract/publication';
import sharp from 'sharp';
import { openDatabase } from '../../apps/server/src/db/database.ts';

/** A list of the dashboard and how many rows it has. */
export interface LongList {
  /** Address of the list. */
  path: string;
  /** Text of its link in the sidebar. */
  link: string;
  /** The heading of a column to sort by. */
  column: string;
  /** A word that occurs in some of its rows. */
  word: string;
  rows: number;
  /** The database table of its rows. */
  table: keyof typeof made;
  /** A choice to filter by: the field's label and the selected option. */
  filter?: { label: string; option: string };
  /** Whether it can be shown as a grid of pictures. */
  hasPictures?: true;
}

/** 2,000 rows are the maximum that is handled in the browser; longer lists are paged by the server. */
export const longLists: readonly LongList[] = [
  { path: '/dashboard/podcasts', link: 'Podcasts', column: 'Title', word: 'quilt', rows: 2000, table: 'podcasts' },
  { path: '/dashboard/researches', link: 'Researches', column: 'Title', word: 'quilt', rows: 10_000, table: 'stories' },
  {
    path: '/dashboard/donations',
    link: 'Donations',
    column: 'Amount',
    word: 'quilt',
    rows: 100_000,
    table: 'donations',
  },
  {
    path: '/dashboard/articles',
    link: 'Articles',
    column: 'Title',
    word: 'quilt',
    rows: 10_000,
    table: 'articles',
    filter: { label: 'State', option: 'Draft' },
  },
  {
    path: '/dashboard/media',
    link: 'Media',
    column: 'Title',
    word: 'quilt',
    rows: 5000,
    table: 'media',
    hasPictures: true,
  },
];

const nouns = 'porch quilt garden pantry ballot river lantern choir county orchard ledger mule'.split(' ');
const moment = '2026-03-14T12:00:00Z';
/** Rows per insert statement: SQLite allows 32,766 values. */
const batch = 1000;

const noun = (number: number, step: number) => nouns[Math.floor(number / step) % nouns.length] ?? '';
const title = (number: number) => `The ${noun(number, 1)} and the ${noun(number, 7)}, José’s part ${number}`;
const day = (number: number) => `20${11 + (number % 16)}-0${1 + (number % 9)}-${10 + (number % 19)}`;
const picture = (number: number) => `${number.toString(16).padStart(32, '0')}.jpg`;
const row = { created_at: moment, updated_at: moment };

/** Generators of a row by its number, by table. */
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
  articles: (number: number) => {
    const state = states[number % states.length];
    return {
      ...row,
      title: title(number),
      slug: `a${number}`,
      body: `A ${noun(number, 3)} by the road.`,
      state,
      publish_at: state === 'scheduled' ? '2096-03-14T12:00:00Z' : null,
    };
  },
  media: (number: number) => ({
    ...row,
    title: title(number),
    alt: `A ${noun(number, 3)} on a porch`,
    tags: noun(number, 5),
    image: picture(number),
    image_key: picture(number),
    width: 640,
    height: 480,
  }),
} as const;

/** Inserts the rows directly into the tables of a new database, without history entries. */
export async function fillLongLists(folder: string): Promise<void> {
  const db = await openDatabase({ dataDir: folder });
  try {
    for (const { table, rows } of longLists) {
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
  const images = join(folder, 'files', 'images');
  mkdirSync(images, { recursive: true });
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2E3A87' } })
    .jpeg()
    .toBuffer();
  const { rows = 0 } = longLists.find(({ table }) => table === 'media') ?? {};
  for (let number = 1; number <= rows; number += 1) writeFileSync(join(images, picture(number)), bytes);
}
