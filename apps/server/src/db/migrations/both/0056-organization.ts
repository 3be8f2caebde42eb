import { firstOrganization } from '@porchlight/contract/first-organization';
import type { Kysely } from 'kysely';
import { recordTable, sortedIndexes } from './columns-and-indexes.ts';

const texts = [
  'name',
  'short_name',
  'tagline',
  'description',
  'banner',
  'banner_from',
  'banner_until',
  'phone',
  'second_phone',
  'email',
  'street',
  'city',
  'region',
  'postal_code',
  'country',
  'time_zone',
  'democracy_center',
  'food_pantry',
  'porch',
  'interfaith_center',
  'reading_room_hours',
  'pantry_hours',
  'porch_hours',
  'exceptions',
  'donate_url',
  'donate_monthly_url',
  'donate_parameter',
  'donate_amounts',
  'social',
  'logo',
  'share_picture',
];
const optional = ['banner_from', 'banner_until', 'logo', 'share_picture'];

/** The table organization, with its one row. */
export async function up(db: Kysely<{ organization: Record<string, unknown> }>): Promise<void> {
  await recordTable(db, 'organization', texts, optional).execute();
  await sortedIndexes(db, 'organization', { others: ['created_at'] });
  await sortedIndexes(db, 'organization', { texts: ['name'] });
  const at = new Date().toISOString().replace(/\.\d+/, '');
  await db
    .insertInto('organization')
    .values({ ...firstOrganization, created_at: at, updated_at: at })
    .execute();
}
