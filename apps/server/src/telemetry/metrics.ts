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
export type RegisterCache = (size: () => CacheSize) => CacheCounter;

/** The outcome of a sign-in attempt. */
export type SignInOutcome = 'success' | 'wrong_password' | 'wrong_factor' | 'throttled' | 'failed';

/** The Prometheus metrics of one server. Several servers in one process each have their own. */
export class Metrics {
  readonly registry = new Registry();

  /** Seconds from a request's headers to the end of its response. */
  readonly requestSeconds = this.#durations(
    'http_request_duration_seconds',
    'Seconds from a request’s headers to the end of its response, by the route’s pattern',
    ['method', 'route', 'status'],
  );

  /** Sign-in attempts. */
  readonly signIns = this.#counter('porchlight_sign_ins_total', 'Sign-in attempts, by outcome', ['outcome']);

  /** Attempts to send mails. */
  readonly mails = this.#counter(
    'porchlight_mails_total',
    'Attempts to send an email, by outcome: sent, outbox, postponed, failed',
    ['outcome'],
  );

  /** Requests that were refused by load shedding. */
  readonly shed = this.#counter(
    'porchlight_requests_shed_total',
    'Requests refused because the server was overloaded, by the exceeded limit',
    ['limit'],
  );

  /** Content-Security-Policy violations reported by browsers. */
  readonly policyViolations = this.#counter(
    'porchlight_policy_violations_total',
    'Content-Security-Policy violations reported by browsers, by directive',
    ['directive'],
  );

  readonly #cacheRequests = this.#counter('porchlight_cache_requests_total', 'Cache lookups, by hit or miss', [
    'cache',
    'result',
  ]);
  readonly #caches = new Map<string, () => CacheSize>();

  readonly #writeSeconds = this.#durations(
    'porchlight_database_write_duration_seconds',
    'Seconds until a write was on disk, including waiting',
    ['outcome'],
  );
  readonly #commitWrites = new Histogram({
    name: 'porchlight_database_commit_writes',
    help: 'Writes per commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers: [this.registry],
  });

  readonly #jobRuns = this.#counter('porchlight_job_runs_total', 'Runs of jobs, by outcome', ['job', 'outcome']);
  readonly #jobSeconds = this.#gauge('porchlight_job_duration_seconds', 'Duration of a job’s last run in seconds', [
    'job',
  ]);
  readonly #jobSuccess = this.#gauge(
    'porchlight_job_last_success_timestamp_seconds',
    'Unix time of a job’s last success',
    ['job'],
  );

  constructor() {
    const sizes = this.#caches;
    for (const unit of ['entries', 'bytes'] as const) {
      new Gauge({
        name: `porchlight_cache_${unit}`,
        help: unit === 'entries' ? 'Entries in a cache' : 'Bytes in a cache, by its own count',
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
  cache(name: string): RegisterCache {
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
