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
  /** Whether the token is a session's: a sign-out would end it before the calls that follow. */
  isSignedIn: boolean;
  /** What a refusal has to say. */
  refusal?: string;
  /** What is asked of every call. @default nothing */
  query?: string;
}

type Verdict = 'no such call' | 'refused' | 'allowed';

/** How a method at a path was answered. */
interface WalkedCall {
  /** Who made it, and what they made: `editor GET /api/get-all-story`. */
  name: string;
  /** Who may make it by the contract; undefined where there is no such call. */
  access: CallAccess | undefined;
  seen: Verdict;
  /** What a refusal said in place of what it has to. */
  wrongRefusal?: string;
}

/** Sends every method to every path that is served. The ids are nobody's, so that nothing is changed by who may. */
export async function walkCalls(server: FastifyInstance, walker: CallWalker): Promise<WalkedCall[]> {
  const { name, token, isSignedIn, refusal, query = '' } = walker;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const paths = new Set(documentedCalls(await readDocument(server)).map(({ path }) => path));
  const walk = async (method: (typeof methods)[number], path: string): Promise<WalkedCall> => {
    const access = accessOfCalls.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
    const url = path.replace('{id}', '999999') + query;
    const { statusCode, body } = await server.inject({ method, url, headers });
    const isRefused = statusCode === (token ? 403 : 401);
    const isWrong = isRefused && refusal && method !== 'HEAD' && JSON.parse(body).error.message !== refusal;
    const seen = verdict(statusCode !== 405, isRefused);
    return { name: `${name} ${method} ${path}`, access, seen, ...(isWrong && { wrongRefusal: body }) };
  };
  const walked: WalkedCall[] = [];
  for (const path of paths) {
    const sent = methods.filter((method) => !(path === otherCalls.logout.path && method === 'POST' && isSignedIn));
    // Side by side: a database in a process of its own answers each a moment later.
    walked.push(...(await Promise.all(sent.map((method) => walk(method, path)))));
  }
  return walked;
}

/** Where a walk differs from what its walker may do. @param may whether they may make a call */
export function differencesOf(walked: readonly WalkedCall[], may: (access: CallAccess) => boolean): string[] {
  return walked.flatMap(({ name, access, seen, wrongRefusal }) => {
    const expected = verdict(access !== undefined, access !== undefined && !may(access));
    if (expected !== seen) return `${name}: ${seen}, not ${expected}`;
    return wrongRefusal === undefined ? [] : `${name}: ${wrongRefusal}`;
  });
}

function verdict(isThere: boolean, isRefused: boolean): Verdict {
  if (!isThere) return 'no such call';
  return isRefused ? 'refused' : 'allowed';
}
