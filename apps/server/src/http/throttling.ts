import { tooManyRequestsText } from '@porchlight/contract/texts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { countKey, readCounts, storeCounts } from '../db/limit-counts.ts';
import { HttpError } from '../errors/http-error.ts';
import { networkOf } from './client-network.ts';

/** A rate limit: a number of calls within a fixed window. */
export interface ThrottleOptions {
  /** Calls allowed within the window, per client. */
  calls: number;
  /** Length of the window, in milliseconds. */
  windowMs: number;
  now: () => Date;
}

/**
 * Counts a call of the client that sent a request.
 * @returns a function that refunds the call if it turned out to cost nothing; to be called at most once
 * @throws HttpError `too_many_requests` with the time to wait
 */
export type RateLimiter = (request: FastifyRequest) => () => void;

/** Maximum size of the counters, in bytes: some 30,000 clients; the least recently used are dropped first. */
const maxBytes = 4 * 1024 * 1024;
/** Estimated bytes of an entry besides its key. */
const entryBytes = 100;
/** Maximum length of an address as a key, in characters: a proxy may pass on any text. */
const addressMaxCharacters = 64;

/**
 * A rate limit per visitor's network, counted by this node alone: for work that takes its CPU time. Signed-in staff are
 * not limited.
 */
export function visitorRateLimit(options: ThrottleOptions): RateLimiter {
  return createRateLimit(options, (request) =>
    request.staff ? null : networkOf(request.ip).slice(0, addressMaxCharacters),
  );
}

/** A rate limit per account, counted by this node alone. Visitors are not limited: refuse them first. */
export function staffRateLimit(options: ThrottleOptions): RateLimiter {
  return createRateLimit(options, ({ staff }) => staff && String(staff.userId));
}

/** @param keyOf the key that a request is counted under; null if it is not limited */
function createRateLimit(
  { calls, windowMs, now }: ThrottleOptions,
  keyOf: (request: FastifyRequest) => string | null,
): RateLimiter {
  const windows = new LRUCache<string, { count: number; sinceMs: number }>({
    maxSize: maxBytes,
    sizeCalculation: (_window, key) => entryBytes + 2 * key.length,
  });
  return (request) => {
    const key = keyOf(request);
    if (key === null) return () => undefined;
    const at = now().getTime();
    const previous = windows.get(key);
    const window = previous && at - previous.sinceMs < windowMs ? previous : { count: 0, sinceMs: at };
    if (window.count >= calls) throwTooMany(window.sinceMs + windowMs - at);
    window.count += 1;
    windows.set(key, window);
    return () => {
      window.count -= 1;
    };
  };
}

/**
 * Creates a `preHandler` hook that limits visitors' calls. The counters are in the database, shared by all nodes.
 * @param options.name name of the limit, part of its counters' keys
 */
export function throttleVisitors({ db, name, ...options }: ThrottleOptions & { db: Database; name: string }) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.staff) return;
    const key = countKey(name, networkOf(request.ip));
    const now = options.now();
    const window = await db.write(async (trx) => {
      const stored = (await readCounts(trx, [key], { locks: [key], now }))(key);
      const { count, at, expires_at } = stored ?? {
        count: 0,
        at: now.getTime(),
        expires_at: now.getTime() + options.windowMs,
      };
      if (count < options.calls) await storeCounts(trx, [{ key, count: count + 1, at, expires_at }]);
      return { count, expires_at };
    });
    if (window.count >= options.calls) throwTooMany(window.expires_at - now.getTime());
  };
}

function throwTooMany(waitMs: number): never {
  throw new HttpError('too_many_requests', tooManyRequestsText, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** Uncached responses per visitor and minute: a person who types fast into the search stays below. */
const responsesPerMinute = 240;

/**
 * The common rate limit of a visitor for all responses that have to be computed for the request: searches, lists with
 * unusual parameters, pages at made-up URLs. Responses from a cache are not counted.
 */
export function costlyRateLimit(now: () => Date): RateLimiter {
  return visitorRateLimit({ calls: responsesPerMinute, windowMs: 60_000, now });
}
