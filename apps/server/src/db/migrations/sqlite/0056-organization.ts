import { firstOrganization } from '@porchlight/contract/first-organization';
import { type Kysely, sql } from 'kysely';

/** The table organization, with its one row. */
export async function up(db: Kysely<{ organization: Record<string, unknown> }>): Promise<void> {
  await db.schema
    .createTable('organization')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('short_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('tagline', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('banner', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('banner_from', 'text')
    .addColumn('banner_until', 'text')
    .addColumn('phone', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('second_phone', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('street', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('city', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('region', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('postal_code', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('country', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('time_zone', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('democracy_center', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('food_pantry', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('porch', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('interfaith_center', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('reading_room_hours', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('pantry_hours', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('porch_hours', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('exceptions', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('donate_url', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('donate_monthly_url', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('donate_parameter', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('donate_amounts', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('social', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('logo', 'text')
    .addColumn('share_picture', 'text')
    .execute();
  await sql`create index organization_by_created_at on organization (created_at) where deleted_at is null`.execute(db);
  await sql`create index organization_by_name on organization (lower(name)) where deleted_at is null`.execute(db);
  const at = new Date().toISOString().replace(/\.\d+/, '');
  await db
    .insertInto('organization')
    .values({ ...firstOrganization, created_at: at, updated_at: at })
    .execute();
}
