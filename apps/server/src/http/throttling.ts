import { tooManyText } from '@porchlight/contract/texts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { countKey, readCounts, storeCounts } from '../db/limit-counts.ts';
import { HttpError } from '../http-error.ts';
import { networkOf } from './client-network.ts';

/** Counts what an address does within a span of time, and refuses what is more than its share. */
export interface ThrottleOptions {
  /** Calls an address has within the window. */
  calls: number;
  /** Length of the window, in milliseconds. */
  windowMs: number;
  now: () => Date;
}

/**
 * Counts one call of the visitor who sent a request.
 * @returns takes the call back, for what turned out to cost nothing; needs calling once at most
 * @throws HttpError `too_many_requests` with the time to wait
 */
export type Spend = (request: FastifyRequest) => () => void;

/** Bytes of addresses remembered at most, some 30,000 of them; the ones seen longest ago go first. */
const maxBytes = 4 * 1024 * 1024;
/** Bytes of an address beside its text. */
const entryBytes = 100;
/** Characters of an address that are told apart: a proxy may pass on anything for one. */
const addressMaxCharacters = 64;

/**
 * A share of calls for each visitor's address, on this node: for what takes its processor's time. Signed-in staff are not
 * counted.
 */
export function visitorBudget(options: ThrottleOptions): Spend {
  return budget(options, (request) => (request.staff ? null : networkOf(request.ip).slice(0, addressMaxCharacters)));
}

/** A share of calls for each signed-in person, wherever they are signed in. Visitors are not counted: refuse them first. */
export function staffBudget(options: ThrottleOptions): Spend {
  return budget(options, ({ staff }) => staff && String(staff.userId));
}

/** @param keyOf whose share a call is taken from; null for nobody's */
function budget({ calls, windowMs, now }: ThrottleOptions, keyOf: (request: FastifyRequest) => string | null): Spend {
  const windows = new LRUCache<string, { count: number; sinceMs: number }>({
    maxSize: maxBytes,
    sizeCalculation: (_window, key) => entryBytes + 2 * key.length,
  });
  return (request) => {
    const key = keyOf(request);
    if (key === null) return () => undefined;
    const at = now().getTime();
    const past = windows.get(key);
    const window = past && at - past.sinceMs < windowMs ? past : { count: 0, sinceMs: at };
    if (window.count >= calls) refuse(window.sinceMs + windowMs - at);
    window.count += 1;
    windows.set(key, window);
    return () => {
      window.count -= 1;
    };
  };
}

/**
 * A hook that lets visitors make so many calls and no more, for a route's `preHandler`. All nodes count together.
 * @param options.name which limit it is
 */
export function throttleVisitors({ db, name, ...options }: ThrottleOptions & { db: Database; name: string }) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.staff) return;
    const key = countKey(name, networkOf(request.ip));
    const now = options.now();
    const window = await db.write(async (trx) => {
      const known = (await readCounts(trx, [key], { turns: [key], now }))(key);
      const { count, at, expires_at } = known ?? {
        count: 0,
        at: now.getTime(),
        expires_at: now.getTime() + options.windowMs,
      };
      if (count < options.calls) await storeCounts(trx, [{ key, count: count + 1, at, expires_at }]);
      return { count, expires_at };
    });
    if (window.count >= options.calls) refuse(window.expires_at - now.getTime());
  };
}

function refuse(waitMs: number): never {
  throw new HttpError('too_many_requests', tooManyText, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** Answers that have to be made for one visitor alone, within a minute: somebody who types fast stays below. */
const answersPerMinute = 240;

/**
 * The one share that a visitor has of what is made anew for each request: searches, lists asked for in a way of their
 * own, pages of made-up addresses. What is kept for everybody is not counted.
 */
export function costlyBudget(now: () => Date): Spend {
  return visitorBudget({ calls: answersPerMinute, windowMs: 60_000, now });
}
