import { canRead } from '@porchlight/contract/call-access';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireStaff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../errors/http-error.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { brokenLinks } from './broken-links.ts';
import type { LinkChecker } from './check-links.ts';
import { describeLinkCalls } from './describe-link-calls.ts';
import { hasFailed } from './link-checks.ts';
import { linkingRecords } from './linking-records.ts';

/** Registers the calls that say what links to a record, and which links lead nowhere. */
export async function linksRoutes(
  app: FastifyInstance,
  { db, linkChecker, publicUrl }: { db: Database; linkChecker: LinkChecker; publicUrl: string },
): Promise<void> {
  const serve = serveCalls(app, otherCalls, describeLinkCalls);

  serve('linkingRecords', async (request) => {
    const { resource: name, record: id } = request.query;
    return linkingRecords(db.read, { name, id }, { publicUrl, readable: readableBy(request) });
  });
  serve('brokenLinks', async (request) => {
    const checksWebsites = await linkChecker.isOn();
    const found = await brokenLinks(db.read, { publicUrl, readable: readableBy(request), checksWebsites });
    return { ...found, checks_websites: checksWebsites };
  });
  serve('checkLink', async (request) => {
    const { target } = request.body;
    if (!(await linkChecker.isOn())) {
      const remedy = 'An administrator can switch that on under Organization.';
      throw new HttpError('conflict', `Links to other websites are not checked. ${remedy}`);
    }
    const result = await linkChecker.checkOne(target);
    if (!result) throw new HttpError('not_found', 'This address is no longer linked. Reload the list.');
    return { works: !hasFailed(result) };
  });
}

function readableBy(request: FastifyRequest): ResourceName[] {
  const { role } = requireStaff(request);
  return resourceNames.filter((name) => canRead(role, name));
}
