import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { countKey, readCounts, storeCounts } from '../db/limit-counts.ts';
import { nameKey } from '../db/name-key.ts';
import type { LimitCountTable, Tables } from '../db/tables.ts';
import { HttpError } from '../http-error.ts';
import type { NewSecurityEntry } from '../security-log/append-entry.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

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
    const counted = countedBy(nameKey(username), place);
    const { place: ownKey, turns, waiting, strangers, network } = counted;
    const keys = [ownKey, waiting, strangers, network].filter((key) => key !== undefined);
    const inTurn = <T>(task: (trx: Kysely<Tables>, countOf: CountOf) => Promise<T>) =>
      this.#db.write(async (trx) => task(trx, await readCounts(trx, keys, { locks: turns, now })));

    const { waitsUntil, before } = await inTurn(async (trx, countOf) => {
      const verdict = judge(counted, countOf, at);
      await storeCounts(trx, verdict.counts);
      return { waitsUntil: verdict.waitsUntil, before: countOf(ownKey) };
    });
    if (waitsUntil > at) {
      await this.#securityLog.recordOnce({ ...note, kind: 'throttled' });
      throw tooMany(Math.ceil((waitsUntil - at) / 1000));
    }

    const takeBack = (ofOwn: (known: LimitCountTable) => Pick<LimitCountTable, 'count' | 'at' | 'expires_at'>) =>
      inTurn(async (trx, countOf) => {
        const own = countOf(ownKey);
        const others = [strangers, network].flatMap((key) => (key && countOf(key)) || []);
        await storeCounts(trx, [
          ...(own ? [{ ...own, ...ofOwn(own) }] : []),
          ...others.map((each) => ({ ...each, count: Math.max(0, each.count - 1) })),
        ]);
      });
    return {
      succeeded: () => takeBack((own) => ({ ...own, count: 0, expires_at: at })),
      cancelled: () =>
        takeBack((own) => {
          // Restores the time of the previous failure, unless there was another attempt meanwhile.
          const last = own.at === at && before ? before : own;
          return { count: Math.max(0, own.count - 1), at: last.at, expires_at: last.expires_at };
        }),
    };
  }
}

type CountOf = (key: string) => LimitCountTable | undefined;

/** The keys of the counters that apply to an attempt; undefined for those that don't. */
interface CountedBy {
  /** Failures for the account from the place. */
  place: string;
  /** Failures for the account from all its unknown places. */
  strangers: string | undefined;
  /** When an unknown place began to wait: its last allowed attempt, or its first refused one. */
  waiting: string | undefined;
  /** Failures from the network, for all accounts. */
  network: string | undefined;
  /** Locks to take before counting: each counter belongs to the account or to the network. */
  turns: string[];
}

function countedBy(name: string, { network, isKnownNetwork = false, knownDevice }: SignInPlace): CountedBy {
  const account = countKey('strangers', name);
  const address = countKey('sign-in', network);
  const isStranger = !knownDevice && !isKnownNetwork;
  return {
    place: countKey('place', name, knownDevice ?? network),
    strangers: isStranger ? account : undefined,
    waiting: isStranger ? countKey('waiting', name, network) : undefined,
    network: knownDevice ? undefined : address,
    turns: [account, address],
  };
}

/** Decides whether an attempt has to wait, and which counters to store in either case. */
function judge(
  { place, strangers, waiting, network }: CountedBy,
  countOf: CountOf,
  at: number,
): { waitsUntil: number; counts: LimitCountTable[] } {
  const counts: LimitCountTable[] = [];
  const own = countOf(place) ?? { count: 0, at };
  const window = network && (countOf(network) ?? { count: 0, at, expires_at: at + addressWindowMs });
  const others = strangers && (countOf(strangers) ?? { count: 0 });

  let waitsUntil = own.at + waitMs(own.count, freeTries);
  if (waitsUntil > at) return { waitsUntil, counts };
  counts.push({ key: place, count: own.count + 1, at, expires_at: at + forgetAfterMs });
  if (network && window) {
    if (window.count >= addressTries) return { waitsUntil: window.expires_at, counts: [] };
    counts.push({ ...window, key: network, count: window.count + 1 });
  }
  if (strangers && waiting && others) {
    const known = countOf(waiting);
    waitsUntil = (known?.at ?? at) + waitMs(others.count, strangersFreeTries);
    const waitsFromNow = { key: waiting, count: 0, at, expires_at: at + forgetAfterMs };
    // A repeated refusal needs no write.
    if (waitsUntil > at) return { waitsUntil, counts: known ? [] : [waitsFromNow] };
    counts.push(waitsFromNow, { key: strangers, count: others.count + 1, at, expires_at: at + forgetAfterMs });
  }
  return { waitsUntil: at, counts };
}

function waitMs(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(firstWaitMs * 2 ** (failures - free), longestWaitMs);
}

function tooMany(seconds: number): HttpError {
  return new HttpError('too_many_requests', `Too many tries. Please try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

function inWords(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}
