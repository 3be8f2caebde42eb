import { apiKeyCalls } from '@porchlight/contract/api-keys';
import { accessTo } from '@porchlight/contract/call-access';
import { resourceCalls, servedActions } from '@porchlight/contract/calls';
import { resourceNames } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { CallAccess } from '@porchlight/contract/permissions';
import { recordSearchCall } from '@porchlight/contract/record-search';
import { searchCall } from '@porchlight/contract/search';
import type { FastifyInstance } from 'fastify';
import { documentedCalls, readDocument } from './documented-calls.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Who may make each call, by the contract alone: `GET /api/get-all-story`. */
export const accessOfCalls: ReadonlyMap<string, CallAccess> = new Map([
  ...resourceNames.flatMap((name) =>
    servedActions(name).map((action) => {
      const { method, path } = resourceCalls[name][action];
      return [`${method} ${path}`, accessTo(name, action)] as const;
    }),
  ),
  ...[
    ...Object.values(otherCalls),
    ...Object.values(apiKeyCalls),
    recordSearchCall,
    { ...searchCall, access: 'anyone' as const },
  ].map(({ method, path, access }) => [`${method} ${path}`, access] as const),
]);

/** Somebody who makes every call there is. */
export interface CallWalker {
  /** As differences name them. */
  name: string;
  /** What they send as their bearer token; none for a visitor. */
  token?: string;
  /** Whether they may make a call. */
  may: (access: CallAccess) => boolean;
  /** What a refusal has to say. */
  refusal?: string;
  /** What is asked of every call. @default nothing */
  query?: string;
}

/**
 * Where the served routes differ from what somebody may do: they send every method to every path that is served. The ids
 * are nobody's, so that nothing is changed by who may.
 */
export async function walkCalls(server: FastifyInstance, walker: CallWalker): Promise<string[]> {
  const { name, token, may, refusal, query = '' } = walker;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const paths = new Set(documentedCalls(await readDocument(server)).map(({ path }) => path));
  const found: string[] = [];
  for (const path of paths) {
    for (const method of methods) {
      const access = accessOfCalls.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
      // A sign-out would end the session of the calls that follow.
      if (path === otherCalls.logout.path && method === 'POST' && may('staff')) continue;
      const url = path.replace('{id}', '999999') + query;
      const { statusCode, body } = await server.inject({ method, url, headers });
      const isRefused = statusCode === (token ? 403 : 401);
      const expected = verdict(access !== undefined, access !== undefined && !may(access));
      const seen = verdict(statusCode !== 405, isRefused);
      const call = `${name} ${method} ${path}`;
      if (expected !== seen) found.push(`${call}: ${seen}, not ${expected}`);
      else if (isRefused && refusal && method !== 'HEAD' && JSON.parse(body).error.message !== refusal)
        found.push(`${call}: ${body}`);
    }
  }
  return found;
}

function verdict(isThere: boolean, isRefused: boolean): string {
  if (!isThere) return 'no such call';
  return isRefused ? 'refused' : 'allowed';
}
