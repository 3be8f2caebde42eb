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

/** The settings in a new database, as they were when this was written. */
const firstOrganization = {
  name: 'Porchlight Institute',
  short_name: 'Porchlight',
  tagline: 'Rural Georgia, remembered and rising',
  description:
    '{name} works with rural Black communities in middle Georgia: free groceries, voting help, oral history, land research and forestry careers.',
  phone: '+1 478 555 0142',
  email: 'hello@porchlight.example.org',
  street: '214 Depot Street',
  city: 'Marrow Creek',
  region: 'Georgia',
  postal_code: '31032',
  country: 'US',
  time_zone: 'America/New_York',
  democracy_center: 'The Plow and Pew Democracy Center',
  food_pantry: 'Ruby’s Food Pantry',
  porch: 'Ruby’s Porch',
  interfaith_center: 'Ruby’s Interfaith Center',
  reading_room_hours: 'Tuesday-Saturday 10:00-18:00',
  pantry_hours: 'Thursday-Friday 10:00-16:00',
  porch_hours: 'Thursday-Friday 10:00-17:00',
  donate_url: 'https://donate.example.org/porchlight-institute',
  donate_monthly_url: 'https://donate.example.org/porchlight-institute/monthly',
  donate_parameter: 'amount',
  donate_amounts: [
    '12 Gas for one morning of rides to the clinic.',
    '35 A week of vegetables for a household of four, bought from a farm down the road.',
    '90 A title search in the basement of the courthouse.',
    '400 Boots, helmet and chaps for one young person on the forestry crew.',
  ].join('\n'),
  social: [
    'https://facebook.example.org/porchlightinstitute',
    'https://instagram.example.org/porchlightinstitute',
    'https://youtube.example.org/@porchlightinstitute',
    'https://linkedin.example.org/company/porchlight-institute',
  ].join('\n'),
};

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
