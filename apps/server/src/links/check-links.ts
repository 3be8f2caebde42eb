import { resourceNames } from '@porchlight/contract/entities';
import { isRemoteTarget } from '@porchlight/contract/record-links';
import { resources } from '@porchlight/contract/resources';
import { sql } from 'kysely';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import type { NodeLock } from '../db/node-lock.ts';
import { readableRows } from '../db/readable-rows.ts';
import { tableNames } from '../db/tables.ts';
import { type CheckResult, hasFailed } from './link-checks.ts';
import { pathOfTarget } from './missing-pages.ts';
import { type RemoteResponse, type RequestOptions, requestStatus } from './request-status.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Interval of checks of one address, in milliseconds. issue: pages */
const weekMs = 7 * dayMs;
/** Addresses that one run checks. Runs follow each other every hour. */
const addressesPerRun = 200;
/** Hosts that are sent requests at the same time. Each gets one request after the other. */
const hostsAtOnce = 4;
/** Pause between two requests to the same host, in milliseconds. */
const pauseMs = 1000;

/** What a link checker needs. */
export interface LinkCheckerOptions {
  db: Database;
  /** Lock by which only one node at a time checks links. */
  lock: NodeLock;
  publicUrl: string;
  now: () => Date;
  /** Tests allow the addresses of this machine, and don't wait. */
  resolve?: RequestOptions['resolve'];
  pauseMs?: number;
}

/**
 * Checks the links of visible records to other sites, each once a week: one request at a time for each host, with a pause
 * between two, and later where a host requests that. Nothing is checked unless the settings say so.
 */
export class LinkChecker {
  readonly #options: LinkCheckerOptions;
  readonly #stopping = new AbortController();
  /** Requests that wait for each other, by host. */
  readonly #queues = new Map<string, LimitFunction>();

  constructor(options: LinkCheckerOptions) {
    this.#options = options;
  }

  /** Whether the settings say that links to other sites are checked. */
  async isOn(): Promise<boolean> {
    return (await this.#settings()).isOn;
  }

  /** Checks the addresses that are due, unless another node is doing it. */
  async run(): Promise<void> {
    await this.#options.lock.runUnlessLocked(async () => {
      const { isOn } = await this.#settings();
      if (!isOn) return;
      await this.#forgetUnlinked();
      const byHost = Map.groupBy(await this.#dueAddresses(), (url) => new URL(url).host);
      const limit = pLimit(hostsAtOnce);
      try {
        await Promise.all([...byHost.values()].map((urls) => limit(() => this.#checkHost(urls))));
      } catch (error) {
        // What is left is checked after the next start.
        if (!this.#stopping.signal.aborted) throw error;
      }
    });
  }

  /**
   * Checks one address now.
   * @returns undefined if no record links to it
   */
  async checkOne(url: string): Promise<CheckResult | undefined> {
    const { db, publicUrl } = this.#options;
    const link = await db.read.selectFrom('links').select('target').where('target', '=', url).executeTakeFirst();
    return link && isRemoteTarget(url) && pathOfTarget(url, publicUrl) === undefined ? this.#check(url) : undefined;
  }

  /** Ends the checks that are running. */
  stop(): void {
    this.#stopping.abort();
  }

  async #settings(): Promise<{ isOn: boolean; name: string }> {
    const { db } = this.#options;
    const row = await db.read.selectFrom('organization').select(['name', 'checks_links']).executeTakeFirstOrThrow();
    return { isOn: row.checks_links === 1, name: String(row.name) };
  }

  async #checkHost(urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      if (this.#stopping.signal.aborted) return;
      const { status } = await this.#check(url);
      // The rest is still due in an hour.
      if (status === 429 || status === 503) return;
    }
  }

  /** Requests an address and stores the result. */
  async #check(url: string): Promise<RemoteResponse> {
    const { publicUrl, resolve, pauseMs: pause = pauseMs } = this.#options;
    const { host } = new URL(url);
    const queue = this.#queues.get(host) ?? pLimit(1);
    this.#queues.set(host, queue);
    const response = await queue(async () => {
      const { name } = await this.#settings();
      const signal = this.#stopping.signal;
      return requestStatus(url, { userAgent: userAgent(name, publicUrl), signal, resolve });
    });
    // The next request waits, but not the person who requested this one.
    void queue(() => new Promise((done) => setTimeout(done, pause).unref())).then(() => {
      if (queue.activeCount + queue.pendingCount === 0) this.#queues.delete(host);
    });
    await this.#store(url, response);
    return response;
  }

  async #store(url: string, { status, problem, retryAfterMs = 0 }: RemoteResponse): Promise<void> {
    const now = this.#options.now();
    await this.#options.db.write(async (trx) => {
      const before = await trx.selectFrom('link_checks').selectAll().where('url', '=', url).executeTakeFirst();
      const isBusy = status === 429 || status === 503;
      const earlier = Number(before?.failures ?? 0);
      const newFailures = hasFailed({ status, problem }) ? earlier + 1 : 0;
      const failures = isBusy ? earlier : newFailures;
      // A failure may be over tomorrow.
      const soon = isBusy ? Math.min(Math.max(retryAfterMs, dayMs), weekMs) : dayMs;
      const next = new Date(now.getTime() + (isBusy || failures === 1 ? soon : weekMs));
      const row = { checked_at: timestamp(now), next_at: timestamp(next), status, problem, failures };
      await trx
        .insertInto('link_checks')
        .values({ url, ...row })
        .onConflict((conflict) => conflict.column('url').doUpdateSet(row))
        .execute();
    });
  }

  /** The addresses on other sites that visitors can follow, and that are due. */
  async #dueAddresses(): Promise<string[]> {
    const { db, now, publicUrl } = this.#options;
    const due = new Set<string>();
    for (const name of resourceNames) {
      const { rows } = await sql<{ target: string }>`select distinct links.target
        from links join ${sql.table(tableNames[name])} as record on record.id = links.record_id
        left join link_checks on link_checks.url = links.target
        where links.resource = ${name} and links.target >= 'http' and links.target < 'httq'
          and (link_checks.url is null or link_checks.next_at <= ${timestamp(now())})
          and ${readableRows(resources[name])}
        order by links.target limit ${addressesPerRun}`.execute(db.read);
      for (const { target } of rows) if (pathOfTarget(target, publicUrl) === undefined) due.add(target);
      if (due.size >= addressesPerRun) break;
    }
    return [...due].slice(0, addressesPerRun);
  }

  async #forgetUnlinked(): Promise<void> {
    await this.#options.db.write((trx) =>
      sql`delete from link_checks where not exists (select 1 from links where links.target = link_checks.url)`.execute(
        trx,
      ),
    );
  }
}

/** Says who sends the request, in ASCII, which headers are limited to. */
function userAgent(name: string, publicUrl: string): string {
  const ascii = name.normalize('NFKD').replace(/[^ \w.-]/g, '');
  return `Mozilla/5.0 (compatible; link check of ${ascii}; +${publicUrl})`;
}
