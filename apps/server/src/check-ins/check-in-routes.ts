import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../access/staff.ts';
import { serveCalls } from '../http/serve-calls.ts';
import type { CheckIns } from './check-ins.ts';
import { describeCheckInCalls } from './describe-check-in-calls.ts';

/** Registers the calls of the door. */
export async function checkInRoutes(app: FastifyInstance, { checkIns }: { checkIns: CheckIns }): Promise<void> {
  const serve = serveCalls(app, otherCalls, describeCheckInCalls);
  serve('checkInList', (request) => checkIns.list(request.params.id));
  serve('sendCheckIns', (request) => checkIns.send(requireStaff(request), request.params.id, request.body));
}
