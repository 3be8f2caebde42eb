import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api-error.ts';
import { nameKey } from './name-key.ts';

/** Tries an account has from one address before it has to wait. */
const freeTries = 5;
/** First wait, in milliseconds; each further failure doubles it. */
const firstWaitMs = 1000;
/** Longest wait, in milliseconds. */
const longestWaitMs = 15 * 60 * 1000;
/** Failures are forgotten when nobody tries for this long, in milliseconds. */
const forgetAfterMs = 60 * 60 * 1000;
/** Failures one address has over all accounts, within {@link addressWindowMs}. */
const addressTries = 50;
const addressWindowMs = 15 * 60 * 1000;
/** Entries kept; the oldest go first. Past the limit per address, filling this takes thousands of addresses. */
const maxEntries = 50_000;

interface Failures {
  count: number;
  lastAtMs: number;
}

/**
 * Slows down guessing. Failures count per account and address, so that guessing from one place locks nobody out
 * elsewhere, and per address over all accounts. Unknown names are counted like known ones.
 */
export class LoginThrottle {
  readonly #now: () => Date;
  readonly #accounts = new LRUCache<string, Failures>({ max: maxEntries });
  readonly #addresses = new LRUCache<string, { count: number; sinceMs: number }>({ max: maxEntries });

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Asks for a try. It counts as failed until it succeeds, so that many at once are no way around the limit.
   * @returns what to call when the person signed in, and when the server couldn't find out
   * @throws ApiError `too_many_requests` with the time to wait
   */
  begin(username: string, address: string): { succeeded(): void; cancelled(): void } {
    const at = this.#now().getTime();
    const network = networkOf(address);
    const key = createHash('sha256')
      .update(`${nameKey(username)}\n${network}`)
      .digest('base64');
    const known = this.#accounts.get(key);
    const failures = known && at - known.lastAtMs < forgetAfterMs ? known : { count: 0, lastAtMs: at };
    refuseUntil(failures.lastAtMs + waitMs(failures.count), at);
    const past = this.#addresses.get(network);
    const window = past && at - past.sinceMs < addressWindowMs ? past : { count: 0, sinceMs: at };
    if (window.count >= addressTries) refuseUntil(window.sinceMs + addressWindowMs, at);

    this.#accounts.set(key, { count: failures.count + 1, lastAtMs: at });
    window.count += 1;
    this.#addresses.set(network, window);
    const refund = () => {
      window.count = Math.max(0, window.count - 1);
    };
    return {
      succeeded: () => {
        this.#accounts.delete(key);
        refund();
      },
      cancelled: () => {
        this.#accounts.set(key, failures);
        refund();
      },
    };
  }
}

function waitMs(failures: number): number {
  return failures < freeTries ? 0 : Math.min(firstWaitMs * 2 ** (failures - freeTries), longestWaitMs);
}

function refuseUntil(untilMs: number, nowMs: number): void {
  if (untilMs <= nowMs) return;
  const seconds = Math.ceil((untilMs - nowMs) / 1000);
  throw new ApiError('too_many_requests', `Too many tries. Please try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

function inWords(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}

/** An IPv6 household has 2^64 addresses: they count as one. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '');
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return `${[...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...rest].slice(0, 4).join(':')}::/64`;
}
