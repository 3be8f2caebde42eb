import { tooManyText } from '@porchlight/contract/texts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
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

/** A share of calls for each visitor's address. Signed-in staff are not counted. */
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
    if (window.count >= calls) {
      const retryAfterSeconds = Math.ceil((window.sinceMs + windowMs - at) / 1000);
      throw new HttpError('too_many_requests', tooManyText, {
        retryAfterSeconds,
      });
    }
    window.count += 1;
    windows.set(key, window);
    return () => {
      window.count -= 1;
    };
  };
}

/** A hook that lets visitors make so many calls and no more, for a route's `preHandler`. */
export function throttleVisitors(options: ThrottleOptions) {
  const spend = visitorBudget(options);
  return async (request: FastifyRequest): Promise<void> => void spend(request);
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
