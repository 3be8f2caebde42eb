import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Histogram buckets of durations, in seconds; a cached page takes less than the first. */
const durationBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The size of a cache. */
export interface CacheSize {
  entries: number;
  bytes: number;
}

/** Counts the hits and misses of a cache. */
export interface CacheCounter {
  hit(): void;
  miss(): void;
}

/** Registers a cache for measuring. `size` is called whenever metrics are read. */
export type WatchCache = (size: () => CacheSize) => CacheCounter;

/** The outcome of a sign-in attempt. */
export type SignInOutcome = 'success' | 'wrong_password' | 'wrong_factor' | 'throttled' | 'failed';

/** The Prometheus metrics of one server. Several servers in one process each have their own. */
export class Metrics {
  readonly registry = new Registry();

  /** Seconds from a request's headers to the end of its response. */
  readonly requestSeconds = this.#durations(
    'http_request_duration_seconds',
    'Seconds from a request’s headers to the end of its answer, by the pattern of its route',
    ['method', 'route', 'status'],
  );

  /** Sign-in attempts. */
  readonly signIns = this.#counter('porchlight_sign_ins_total', 'Tries to sign in, by how they ended', ['outcome']);

  /** Attempts to send mails. */
  readonly mails = this.#counter(
    'porchlight_mails_total',
    'Mails by what became of each try: sent, outbox, postponed, failed',
    ['outcome'],
  );

  /** Requests that were refused by load shedding. */
  readonly shed = this.#counter(
    'porchlight_requests_shed_total',
    'Requests that were refused because the server had too much to do, by the limit that was passed',
    ['limit'],
  );

  /** Content-Security-Policy violations reported by browsers. */
  readonly policyViolations = this.#counter(
    'porchlight_policy_violations_total',
    'What browsers say that a page’s Content-Security-Policy stopped, by its directive',
    ['directive'],
  );

  readonly #cacheRequests = this.#counter(
    'porchlight_cache_requests_total',
    'What caches were asked for, by whether they had it',
    ['cache', 'result'],
  );
  readonly #caches = new Map<string, () => CacheSize>();

  readonly #writeSeconds = this.#durations(
    'porchlight_database_write_duration_seconds',
    'Seconds that a write took until it was on disk, waiting included',
    ['outcome'],
  );
  readonly #commitWrites = new Histogram({
    name: 'porchlight_database_commit_writes',
    help: 'Writes that shared one commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers: [this.registry],
  });

  readonly #jobRuns = this.#counter('porchlight_job_runs_total', 'Runs of jobs, by how they ended', ['job', 'outcome']);
  readonly #jobSeconds = this.#gauge('porchlight_job_duration_seconds', 'Seconds that a job’s last run took', ['job']);
  readonly #jobSuccess = this.#gauge(
    'porchlight_job_last_success_timestamp_seconds',
    'When a job last succeeded, in seconds since 1970',
    ['job'],
  );

  constructor() {
    const sizes = this.#caches;
    for (const unit of ['entries', 'bytes'] as const) {
      new Gauge({
        name: `porchlight_cache_${unit}`,
        help: unit === 'entries' ? 'Entries that a cache holds' : 'Bytes that a cache holds, by its own count',
        labelNames: ['cache'],
        registers: [this.registry],
        collect() {
          for (const [cache, size] of sizes) this.set({ cache }, size()[unit]);
        },
      });
    }
    // Initialized with 0, so that Prometheus sees the first event as an increase.
    const outcomes: SignInOutcome[] = ['success', 'wrong_password', 'wrong_factor', 'throttled', 'failed'];
    for (const outcome of outcomes) this.signIns.inc({ outcome }, 0);
  }

  /** Also measures the process: event loop, memory, garbage collection. To be called once per process. */
  measureProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Returns the function by which a cache registers under a name. */
  cache(name: string): WatchCache {
    return (size) => {
      this.#caches.set(name, size);
      const count = (result: string) => {
        this.#cacheRequests.inc({ cache: name, result }, 0);
        return () => this.#cacheRequests.inc({ cache: name, result });
      };
      return { hit: count('hit'), miss: count('miss') };
    };
  }

  /** Counts and times a write to the database. */
  async write<T>(run: () => Promise<T>): Promise<T> {
    const end = this.#writeSeconds.startTimer();
    try {
      const value = await run();
      end({ outcome: 'success' });
      return value;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  }

  /** Counts a commit. @param writes number of writes that shared it */
  readonly committed = (writes: number): void => this.#commitWrites.observe(writes);

  /** Counts and times a run of a job. @param name such as `housekeeping` */
  async job(name: string, run: () => Promise<void>): Promise<void> {
    for (const outcome of ['success', 'failed']) this.#jobRuns.inc({ job: name, outcome }, 0);
    const end = this.#jobSeconds.startTimer({ job: name });
    try {
      await run();
      this.#jobRuns.inc({ job: name, outcome: 'success' });
      this.#jobSuccess.setToCurrentTime({ job: name });
    } catch (error) {
      this.#jobRuns.inc({ job: name, outcome: 'failed' });
      throw error;
    } finally {
      end();
    }
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  #gauge<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  #durations<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Histogram({ name, help, labelNames, buckets: durationBuckets, registers: [this.registry] });
  }
}
