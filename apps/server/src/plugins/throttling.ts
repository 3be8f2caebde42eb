import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api-error.ts';
import { networkOf } from './client-network.ts';

/** Counts what an address does within a span of time, and refuses what is more than its share. */
export interface ThrottleOptions {
  /** Calls an address has within the window. */
  calls: number;
  /** Length of the window, in milliseconds. */
  windowMs: number;
  now: () => Date;
}

/** Addresses remembered at most; the ones seen longest ago go first. */
const maxAddresses = 50_000;

/**
 * A hook that lets visitors make so many calls and no more. Signed-in staff are not counted.
 * @returns for a route's `preHandler`; throws ApiError `too_many_requests` with the time to wait
 */
export function throttleVisitors({ calls, windowMs, now }: ThrottleOptions) {
  const windows = new LRUCache<string, { count: number; sinceMs: number }>({ max: maxAddresses });
  return async (request: FastifyRequest): Promise<void> => {
    if (request.staff) return;
    const at = now().getTime();
    const key = networkOf(request.ip);
    const past = windows.get(key);
    const window = past && at - past.sinceMs < windowMs ? past : { count: 0, sinceMs: at };
    if (window.count >= calls) {
      const retryAfterSeconds = Math.ceil((window.sinceMs + windowMs - at) / 1000);
      throw new ApiError('too_many_requests', 'That was a lot at once. Please try again in a few minutes.', {
        retryAfterSeconds,
      });
    }
    window.count += 1;
    windows.set(key, window);
  };
}
