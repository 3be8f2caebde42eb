import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { nameKey } from '../db/name-key.ts';
import { HttpError } from '../http-error.ts';

/** Tries an account has from one place before that place has to wait. */
const freeTries = 5;
/** Tries an account has from all places that it was never signed in from, before every one of them has to wait. */
const strangersFreeTries = 10;
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

/** Where somebody signs in from. */
export interface SignInPlace {
  /** See `networkOf`. */
  network: string;
  /** Whether the account was signed in from there before. */
  isKnownNetwork?: boolean;
  /** The browser, when the account was signed in with it before. */
  knownDevice?: string;
}

/** A try that was let through. */
export interface Attempt {
  /** The person signed in. */
  succeeded(): void;
  /** The server couldn't find out. */
  cancelled(): void;
}

/**
 * Slows down guessing: per account and place, per address over all accounts, and per account over all places that it was
 * never signed in from. A place that has to wait for what others did waits from its own first try on, so that nobody
 * keeps it waiting; a browser that is known waits for its own failures only. Unknown names are counted like known ones.
 * docs/decisions/0021
 */
export class LoginThrottle {
  readonly #now: () => Date;
  /** By account and place. */
  readonly #places = new LRUCache<string, Failures>({ max: maxEntries });
  /** By account, from places that it was never signed in from. */
  readonly #strangers = new LRUCache<string, Failures>({ max: maxEntries });
  /** Since when a stranger waits, by account and network: since the last try, or since the first that was refused. */
  readonly #waitingSince = new LRUCache<string, number>({ max: maxEntries });
  readonly #addresses = new LRUCache<string, { count: number; sinceMs: number }>({ max: maxEntries });

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Asks for a try. It counts as failed until it succeeds, so that many at once are no way around the limit.
   * @throws HttpError `too_many_requests` with the time to wait
   */
  begin(username: string, { network, isKnownNetwork = false, knownDevice }: SignInPlace): Attempt {
    const at = this.#now().getTime();
    const name = nameKey(username);
    const place = keyOf(name, knownDevice ?? network);
    const failures = recent(this.#places.get(place), at);
    refuseUntil(failures.lastAtMs + waitMs(failures.count, freeTries), at);
    const window = knownDevice ? undefined : this.#addressWindow(network, at);
    const strangers = knownDevice || isKnownNetwork ? undefined : this.#letStrangerIn(name, network, at);

    this.#places.set(place, { count: failures.count + 1, lastAtMs: at });
    for (const counter of [window, strangers]) if (counter) counter.count += 1;
    const refund = () => {
      for (const counter of [window, strangers]) if (counter) counter.count = Math.max(0, counter.count - 1);
    };
    return {
      succeeded: () => {
        this.#places.delete(place);
        refund();
      },
      cancelled: () => {
        this.#places.set(place, failures);
        refund();
      },
    };
  }

  /** What an address does over all accounts. */
  #addressWindow(network: string, at: number): { count: number } {
    const past = this.#addresses.get(network);
    const window = past && at - past.sinceMs < addressWindowMs ? past : { count: 0, sinceMs: at };
    if (window.count >= addressTries) refuseUntil(window.sinceMs + addressWindowMs, at);
    this.#addresses.set(network, window);
    return window;
  }

  /** What all places together do that an account was never signed in from. */
  #letStrangerIn(name: string, network: string, at: number): { count: number } {
    const account = keyOf(name);
    const stranger = keyOf(name, network);
    const failures = recent(this.#strangers.get(account), at);
    const known = this.#waitingSince.get(stranger);
    const since = known !== undefined && at - known < forgetAfterMs ? known : at;
    this.#waitingSince.set(stranger, since);
    refuseUntil(since + waitMs(failures.count, strangersFreeTries), at);
    this.#waitingSince.set(stranger, at);
    failures.lastAtMs = at;
    this.#strangers.set(account, failures);
    return failures;
  }
}

/** Names may be long, and are none of the memory's business. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64');
}

function recent(failures: Failures | undefined, at: number): Failures {
  return failures && at - failures.lastAtMs < forgetAfterMs ? failures : { count: 0, lastAtMs: at };
}

function waitMs(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(firstWaitMs * 2 ** (failures - free), longestWaitMs);
}

function refuseUntil(untilMs: number, nowMs: number): void {
  if (untilMs <= nowMs) return;
  const seconds = Math.ceil((untilMs - nowMs) / 1000);
  throw new HttpError('too_many_requests', `Too many tries. Please try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

function inWords(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}
