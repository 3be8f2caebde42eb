import type { OrganizationRecord } from '@porchlight/contract/entities';
import { emptyOrganization, firstOrganization } from '@porchlight/contract/first-organization';
import { type FirstStepName, type FirstStepsResponse, firstStepNames } from '@porchlight/contract/first-steps';
import { lookOf } from '@porchlight/contract/look/look';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources } from '@porchlight/contract/resources';
import { flagSchema } from '@porchlight/contract/schema-parts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { readableRows } from '../db/readable-rows.ts';
import { demoContentSetting, readSetting, writeSetting } from '../db/stored-settings.ts';
import type { Tables } from '../db/tables.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import type { ResourceService } from './resource-service.ts';

/** Name of the setting that people's choice to show or hide the steps is stored under. */
const shownSetting = 'first_steps';

const stepsSchema: z.ZodType<FirstStepsResponse> = z
  .object({
    is_shown: z.boolean(),
    steps: z.array(z.object({ name: z.enum(firstStepNames), is_done: z.boolean() })),
  })
  .meta({
    id: 'FirstSteps',
    description:
      'What an administrator does to set up a site. Whether a step is done follows from the site. The steps are shown until all are done or someone hides them; on a site with the demonstration’s content, only on request.',
  });
const showSchema = z
  .object({ is_shown: flagSchema })
  .meta({ id: 'ShownFirstSteps', description: 'Whether the dashboard’s home shows the steps.' });

const example: FirstStepsResponse = {
  is_shown: true,
  steps: firstStepNames.map((name) => ({ name, is_done: name === 'name' })),
};

const describe = describeCalls('Site', {
  firstSteps: {
    operationId: 'getFirstSteps',
    summary: 'The first steps of setting up the site',
    response: { 200: jsonResponse('The steps.', stepsSchema, example) },
  },
  showFirstSteps: {
    summary: 'Show or hide the first steps',
    description: 'For everyone who sees them on the dashboard’s home.',
    body: showSchema,
    example: { is_shown: true },
    response: { 200: jsonResponse('The steps.', stepsSchema, example) },
    errors: ['validation'],
  },
});

interface FirstStepsOptions {
  db: Database;
  organization: ResourceService;
}

/** Registers the calls for the first steps. */
export async function firstStepsRoutes(app: FastifyInstance, { db, organization }: FirstStepsOptions): Promise<void> {
  const serve = serveCalls(app, otherCalls, describe);
  const read = async (): Promise<FirstStepsResponse> => {
    const { bytes } = await organization.single(1);
    const done = await doneSteps(db.read, JSON.parse(bytes.toString()).organization);
    const steps = firstStepNames.map((name) => ({ name, is_done: done[name] }));
    const chosen = await readSetting(db.read, shownSetting);
    const isNew = async () =>
      steps.some((step) => !step.is_done) && (await readSetting(db.read, demoContentSetting)) === undefined;
    return { is_shown: chosen === undefined ? await isNew() : chosen === 'shown', steps };
  };
  serve('firstSteps', read);
  serve('showFirstSteps', async (request) => {
    const { is_shown } = request.body;
    await db.write((trx) => writeSetting(trx, shownSetting, is_shown ? 'shown' : 'hidden'));
    return read();
  });
}

const firstHours: readonly unknown[] = firstOrganization.places.map((place) => 'hours' in place && place.hours);

/** Which steps are done. Hours and look count once they are not those that a new site begins with. */
async function doneSteps(
  db: Kysely<Tables>,
  organization: OrganizationRecord,
): Promise<Readonly<Record<FirstStepName, boolean>>> {
  const [page, menu, event, colleague] = await Promise.all([
    hasChangedPage(db),
    hasChangedMenus(db),
    hasEvent(db),
    hasColleague(db),
  ]);
  return {
    name: organization.name !== firstOrganization.name && organization.name !== emptyOrganization.name,
    contact: organization.email !== firstOrganization.email && organization.email !== emptyOrganization.email,
    hours: organization.places.some(({ hours }) => hours !== '' && !firstHours.includes(hours)),
    logo: organization.logo !== null,
    look: lookOf(organization) !== undefined,
    page,
    menu,
    event,
    colleague,
  };
}

/** Whether there is a published page that a person has written or changed. */
async function hasChangedPage(db: Kysely<Tables>): Promise<boolean> {
  const byPeople = db
    .selectFrom('history')
    .select('record_id')
    .where('resource', '=', 'page')
    .where('user_id', 'is not', null);
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where(readableRows(resources.page, 'published'))
    .where('id', 'in', byPeople)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a person has changed the menus. */
async function hasChangedMenus(db: Kysely<Tables>): Promise<boolean> {
  const query = db.selectFrom('history').select('record_id').where('resource', '=', 'menus').where('record_id', '=', 1);
  return (await query.where('user_id', 'is not', null).limit(1).executeTakeFirst()) !== undefined;
}

async function hasEvent(db: Kysely<Tables>): Promise<boolean> {
  const query = db.selectFrom('events').select('id').where(readableRows(resources.event, 'published'));
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether there is a second account, also one that is invited. */
async function hasColleague(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('deleted_at', 'is', null).limit(2).execute()).length > 1;
}
