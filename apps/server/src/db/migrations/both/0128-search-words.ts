import { type Kysely, sql } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Words that visitors use, and those of the pages that they are looking for. They fit any organization. */
const searchWords = [
  'groceries, pantry, food pantry, food bank, food shelf, free food, hungry, get food',
  'food stamps, SNAP, WIC, benefits',
  'vote, register to vote, voter registration, registered, polling place',
  'wheelchair, ramp, step-free, disabled access, accessible, accessibility',
  'directions, how to get there, parking, phone number, address, opening hours, contact',
  'volunteer, help out, lend a hand, pitch in',
  'donate, donation, give money, contribute, tax deductible',
  'job, career, internship, employment, work outdoors, résumé',
  'newsletter, email list, mailing list, subscribe',
  'photo, picture, photograph, image, gallery',
  'events, what’s on, calendar',
  'press, journalist, reporter, media request, logo',
  'lawyer, attorney, legal help, land clinic',
  'doctor, nurse, clinic, health',
  'class, course, lesson, workshop',
].join('\n');

/** Adds to organization: search_words and counts_searches, and the table missed_searches. */
export async function up(db: Kysely<{ organization: { search_words: string } }>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .alterTable('organization')
    .addColumn('search_words', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('organization')
    .addColumn('counts_searches', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update organization set search_words = ${searchWords}`.execute(db);
  await db.schema
    .createTable('missed_searches')
    .addColumn('words', text, (column) => column.primaryKey())
    .addColumn('count', integer, (column) => column.notNull())
    .addColumn('last_day', text, (column) => column.notNull())
    .addColumn('is_ignored', integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
