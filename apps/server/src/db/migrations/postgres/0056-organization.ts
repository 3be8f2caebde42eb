import { firstOrganization } from '@porchlight/contract/first-organization';
import { type Kysely, sql } from 'kysely';

/** The table organization, with its one row. */
export async function up(db: Kysely<{ organization: Record<string, unknown> }>): Promise<void> {
  await db.schema
    .createTable('organization')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('updated_at', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('deleted_at', sql`text collate "C"`)
    .addColumn('name', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('short_name', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('tagline', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('description', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('banner', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('banner_from', sql`text collate "C"`)
    .addColumn('banner_until', sql`text collate "C"`)
    .addColumn('phone', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('second_phone', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('email', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('street', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('city', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('region', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('postal_code', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('country', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('time_zone', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('democracy_center', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('food_pantry', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('porch', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('interfaith_center', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('reading_room_hours', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('pantry_hours', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('porch_hours', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('exceptions', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('donate_url', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('donate_monthly_url', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('donate_parameter', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('donate_amounts', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('social', sql`text collate "C"`, (column) => column.notNull().defaultTo(''))
    .addColumn('logo', sql`text collate "C"`)
    .addColumn('share_picture', sql`text collate "C"`)
    .execute();
  await sql`create index organization_by_created_at on organization (created_at, id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index organization_by_name on organization (left(lower(name), 200)) where deleted_at is null`.execute(
    db,
  );
  const at = new Date().toISOString().replace(/\.\d+/, '');
  await db
    .insertInto('organization')
    .values({ ...firstOrganization, created_at: at, updated_at: at })
    .execute();
}
