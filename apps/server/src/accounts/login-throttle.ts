import type { Kysely } from 'kysely';
import type { NewSecurityEntry } from '../audit/append-entry.ts';
import type { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import { countKey, readCounts, storeCounts } from '../db/limit-counts.ts';
import { nameKey } from '../db/name-key.ts';
import type { LimitCountTable, Tables } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';

/** Failed attempts at an account from one place before that place has to wait. */
const freeTries = 5;
/** Failed attempts at an account from all its unknown places together, before each of them has to wait. */
const strangersFreeTries = 10;
/** First wait, in milliseconds; each further failure doubles it. */
const firstWaitMs = 1000;
/** Longest wait, in milliseconds. */
const longestWaitMs = 15 * 60 * 1000;
/** Failures are forgotten after this long without an attempt, in milliseconds. */
const forgetAfterMs = 60 * 60 * 1000;
/** Failed attempts from one network at all accounts together, within {@link addressWindowMs}. */
const addressTries = 50;
const addressWindowMs = 15 * 60 * 1000;

/** Where a sign-in attempt comes from. */
export interface SignInPlace {
  /** Network of the client, see `networkOf`. */
  network: string;
  /** Whether the account was signed in to from this network before. */
  isKnownNetwork?: boolean;
  /** Hash of the browser's device token, if the account was signed in to with it before. */
  knownDevice?: string;
}

/** A sign-in attempt that was allowed; it counts as failed unless one of these is called. */
export interface Attempt {
  /** The credentials were right. */
  succeeded(): Promise<void>;
  /** The server could not check the credentials. */
  cancelled(): Promise<void>;
}

/**
 * Throttles the guessing of passwords: per account and place, per network over all accounts, and per account over all
 * places that it was never signed in to from. A place that has to wait for failures elsewhere waits from its own first
 * attempt on, so that others can't extend its wait; a known browser waits only for its own failures. Unknown usernames
 * are counted like existing ones. The counters are in the database, shared by all nodes. docs/decisions/0021
 */
export class LoginThrottle {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #securityLog: Pick<SecurityLog, 'recordOnce'>;

  constructor(db: Database, now: () => Date, securityLog: Pick<SecurityLog, 'recordOnce'>) {
    this.#db = db;
    this.#now = now;
    this.#securityLog = securityLog;
  }

  /**
   * Starts an attempt. It counts as failed until it succeeds, so that concurrent attempts can't bypass the limit.
   * @param note security log entry for a refused attempt
   * @throws HttpError `too_many_requests` with the time to wait
   */
  async begin(username: string, place: SignInPlace, note: Omit<NewSecurityEntry, 'kind'>): Promise<Attempt> {
    const now = this.#now();
    const at = now.getTime();
    const counterKeys = counterKeysOf(nameKey(username), place);
    const { place: placeKey, locks, waiting, strangers, network } = counterKeys;
    const keys = [placeKey, waiting, strangers, network].filter((key) => key !== undefined);
    const withCounts = <T>(task: (trx: Kysely<Tables>, countOf: CountOf) => Promise<T>) =>
      this.#db.write(async (trx) => task(trx, await readCounts(trx, keys, { locks, now })));

    const { waitsUntil, before } = await withCounts(async (trx, countOf) => {
      const result = evaluateAttempt(counterKeys, countOf, at);
      await storeCounts(trx, result.counts);
      return { waitsUntil: result.waitsUntil, before: countOf(placeKey) };
    });
    if (waitsUntil > at) {
      await this.#securityLog.recordOnce({ ...note, kind: 'throttled' });
      throw tooMany(Math.ceil((waitsUntil - at) / 1000));
    }

    const undo = (restored: (counter: LimitCountTable) => Pick<LimitCountTable, 'count' | 'at' | 'expires_at'>) =>
      withCounts(async (trx, countOf) => {
        const ownCount = countOf(placeKey);
        const sharedCounts = [strangers, network].flatMap((key) => (key && countOf(key)) || []);
        await storeCounts(trx, [
          ...(ownCount ? [{ ...ownCount, ...restored(ownCount) }] : []),
          ...sharedCounts.map((each) => ({ ...each, count: Math.max(0, each.count - 1) })),
        ]);
      });
    return {
      succeeded: () => undo((ownCount) => ({ ...ownCount, count: 0, expires_at: at })),
      cancelled: () =>
        undo((ownCount) => {
          // Restores the time of the previous failure, unless there was another attempt in the meantime.
          const last = ownCount.at === at && before ? before : ownCount;
          return { count: Math.max(0, ownCount.count - 1), at: last.at, expires_at: last.expires_at };
        }),
    };
  }
}

type CountOf = (key: string) => LimitCountTable | undefined;

/** The keys of the counters that apply to an attempt; undefined for those that don't. */
interface CounterKeys {
  /** Failures for the account from the place. */
  place: string;
  /** Failures for the account from all its unknown places. */
  strangers: string | undefined;
  /** When an unknown place began to wait: its last allowed attempt, or its first refused one. */
  waiting: string | undefined;
  /** Failures from the network, for all accounts. */
  network: string | undefined;
  /** Locks to take before counting: each counter belongs to the account or to the network. */
  locks: string[];
}

function counterKeysOf(name: string, { network, isKnownNetwork = false, knownDevice }: SignInPlace): CounterKeys {
  const account = countKey('strangers', name);
  const address = countKey('sign-in', network);
  const isStranger = !knownDevice && !isKnownNetwork;
  return {
    place: countKey('place', name, knownDevice ?? network),
    strangers: isStranger ? account : undefined,
    waiting: isStranger ? countKey('waiting', name, network) : undefined,
    network: knownDevice ? undefined : address,
    locks: [account, address],
  };
}

/** Decides whether an attempt has to wait, and which counters to store in either case. */
function evaluateAttempt(
  { place, strangers, waiting, network }: CounterKeys,
  countOf: CountOf,
  at: number,
): { waitsUntil: number; counts: LimitCountTable[] } {
  const counts: LimitCountTable[] = [];
  const ownCount = countOf(place) ?? { count: 0, at };
  const window = network && (countOf(network) ?? { count: 0, at, expires_at: at + addressWindowMs });
  const strangersCount = strangers && (countOf(strangers) ?? { count: 0 });

  let waitsUntil = ownCount.at + waitMs(ownCount.count, freeTries);
  if (waitsUntil > at) return { waitsUntil, counts };
  counts.push({ key: place, count: ownCount.count + 1, at, expires_at: at + forgetAfterMs });
  if (network && window) {
    if (window.count >= addressTries) return { waitsUntil: window.expires_at, counts: [] };
    counts.push({ ...window, key: network, count: window.count + 1 });
  }
  if (strangers && waiting && strangersCount) {
    const waitingSince = countOf(waiting);
    waitsUntil = (waitingSince?.at ?? at) + waitMs(strangersCount.count, strangersFreeTries);
    const waitsFromNow = { key: waiting, count: 0, at, expires_at: at + forgetAfterMs };
    // A repeated refusal needs no write.
    if (waitsUntil > at) return { waitsUntil, counts: waitingSince ? [] : [waitsFromNow] };
    counts.push(waitsFromNow, { key: strangers, count: strangersCount.count + 1, at, expires_at: at + forgetAfterMs });
  }
  return { waitsUntil: at, counts };
}

function waitMs(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(firstWaitMs * 2 ** (failures - free), longestWaitMs);
}

function tooMany(seconds: number): HttpError {
  return new HttpError('too_many_requests', `Too many attempts. Try again in ${formatWait(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

function formatWait(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}
