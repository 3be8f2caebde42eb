import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { countKey, readCounts, storeCounts } from '../db/limit-counts.ts';
import { nameKey } from '../db/name-key.ts';
import type { LimitCountTable, Tables } from '../db/tables.ts';
import { HttpError } from '../http-error.ts';
import type { NewEntry } from '../security-log/append-entry.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

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
  succeeded(): Promise<void>;
  /** The server couldn't find out. */
  cancelled(): Promise<void>;
}

/**
 * Slows down guessing: per account and place, per address over all accounts, and per account over all places that it was
 * never signed in from. A place that has to wait for what others did waits from its own first try on, so that nobody
 * keeps it waiting; a browser that is known waits for its own failures only. Unknown names are counted like known ones.
 * All nodes count together, in the database. docs/decisions/0021
 */
export class LoginThrottle {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #securityLog: Pick<SecurityLog, 'noteOnce'>;

  constructor(db: Database, now: () => Date, securityLog: Pick<SecurityLog, 'noteOnce'>) {
    this.#db = db;
    this.#now = now;
    this.#securityLog = securityLog;
  }

  /**
   * Asks for a try. It counts as failed until it succeeds, so that many at once are no way around the limit.
   * @param note what the security log is told of who has to wait
   * @throws HttpError `too_many_requests` with the time to wait
   */
  async begin(username: string, place: SignInPlace, note: Omit<NewEntry, 'kind'>): Promise<Attempt> {
    const now = this.#now();
    const at = now.getTime();
    const counted = countedBy(nameKey(username), place);
    const { place: ownKey, turns, waiting, strangers, network } = counted;
    const keys = [ownKey, waiting, strangers, network].filter((key) => key !== undefined);
    const inTurn = <T>(task: (trx: Kysely<Tables>, countOf: CountOf) => Promise<T>) =>
      this.#db.write(async (trx) => task(trx, await readCounts(trx, keys, { turns, now })));

    const { waitsUntil, before } = await inTurn(async (trx, countOf) => {
      const verdict = judge(counted, countOf, at);
      await storeCounts(trx, verdict.counts);
      return { waitsUntil: verdict.waitsUntil, before: countOf(ownKey) };
    });
    if (waitsUntil > at) {
      await this.#securityLog.noteOnce({ ...note, kind: 'throttled' });
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
          // The last failure is the one before it again, unless there was another meanwhile.
          const last = own.at === at && before ? before : own;
          return { count: Math.max(0, own.count - 1), at: last.at, expires_at: last.expires_at };
        }),
    };
  }
}

type CountOf = (key: string) => LimitCountTable | undefined;

/** The keys of what a try is counted by; undefined where it isn't. */
interface CountedBy {
  /** Its account and place. */
  place: string;
  /** The account, from all places that it was never signed in from. */
  strangers: string | undefined;
  /** Since when a stranger waits: since the last try, or since the first that was refused. */
  waiting: string | undefined;
  /** The address, over all accounts. */
  network: string | undefined;
  /** Everything that is counted is the account's or the address's. */
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

/** Whether a try has to wait, and what is counted from now on either way. */
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
    // Who is refused again is told without a write.
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
