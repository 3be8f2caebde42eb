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

/** Who may make each call according to the contract, keyed by method and path: `GET /api/get-all-story`. */
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

/** A caller that tries every call. */
export interface CallWalker {
  /** Name of the caller in differences. */
  name: string;
  /** The bearer token; undefined for a visitor. */
  token?: string;
  /** Whether it is a session token: then signing out is skipped, which would end it before the remaining calls. */
  isSignedIn: boolean;
  /** Expected message of refusals. */
  rejection?: string;
  /** Query that is sent with every call. @default none */
  query?: string;
}

type CallOutcome = 'no such call' | 'refused' | 'allowed';

/** The result of calling a method at a path. */
interface WalkedCall {
  /** The caller and the call: `editor GET /api/get-all-story`. */
  name: string;
  /** Who may make it according to the contract; undefined when there is no such call. */
  access: CallAccess | undefined;
  actual: CallOutcome;
  /** Body of a refusal with another message than expected. */
  wrongRejection?: string;
}

/** Calls every method at every path of the API. The ids don't exist, so that allowed calls change nothing. */
export async function walkCalls(server: FastifyInstance, caller: CallWalker): Promise<WalkedCall[]> {
  const { name, token, isSignedIn, rejection, query = '' } = caller;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const paths = new Set(documentedCalls(await readDocument(server)).map(({ path }) => path));
  const call = async (method: (typeof methods)[number], path: string): Promise<WalkedCall> => {
    const access = accessOfCalls.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
    const url = path.replace('{id}', '999999') + query;
    const { statusCode, body } = await server.inject({ method, url, headers });
    const isRefused = statusCode === (token ? 403 : 401);
    const isWrong = isRefused && rejection && method !== 'HEAD' && JSON.parse(body).error.message !== rejection;
    const actual = outcomeOf(statusCode !== 405, isRefused);
    return { name: `${name} ${method} ${path}`, access, actual, ...(isWrong && { wrongRejection: body }) };
  };
  const results: WalkedCall[] = [];
  for (const path of paths) {
    const sent = methods.filter((method) => !(path === otherCalls.logout.path && method === 'POST' && isSignedIn));
    // In parallel, since each call waits for PostgreSQL, a separate process.
    results.push(...(await Promise.all(sent.map((method) => call(method, path)))));
  }
  return results;
}

/** Where results differ from what the caller may do. @param isAllowed whether the caller may make calls with an access */
export function differencesOf(results: readonly WalkedCall[], isAllowed: (access: CallAccess) => boolean): string[] {
  return results.flatMap(({ name, access, actual, wrongRejection }) => {
    const expected = outcomeOf(access !== undefined, access !== undefined && !isAllowed(access));
    if (expected !== actual) return `${name}: ${actual}, not ${expected}`;
    return wrongRejection === undefined ? [] : `${name}: ${wrongRejection}`;
  });
}

function outcomeOf(exists: boolean, isRefused: boolean): CallOutcome {
  if (!exists) return 'no such call';
  return isRefused ? 'refused' : 'allowed';
}
