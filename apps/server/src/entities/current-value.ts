import { HttpError, StartError } from '../errors/http-error.ts';
import type { Changes } from '../records/changes.ts';

/** Options of {@link CurrentValue}. */
interface CurrentValueOptions<Value> {
  changes: Pick<Changes, 'staleMs'>;
  /** Reads it from the database. */
  read: () => Promise<Value>;
  /** Called with the value after each read, the first one included. */
  apply: (value: Value) => void;
  /** Error message for a record that is missing. */
  missing: string;
}

/** Caches what is derived from records until `refresh` is called. */
export class CurrentValue<Value> {
  readonly #options: CurrentValueOptions<Value>;
  #value: Value | undefined;
  /** A read in progress; undefined while the cached value is current. */
  #reading: Promise<void> | undefined;
  /** Error of a read that failed; thrown if there is no cached value yet. */
  #failure: unknown;

  constructor(options: CurrentValueOptions<Value>) {
    this.#options = options;
  }

  /** The cached value; undefined before the first read. */
  get cached(): Value | undefined {
    return this.#value;
  }

  /** Whether a read is in progress. */
  get isReading(): boolean {
    return this.#reading !== undefined;
  }

  /**
   * The cached value.
   * @throws the error of the failed read when it was never read, StartError when the record is missing
   */
  get value(): Value {
    if (this.#value === undefined && this.#failure) throw this.#failure;
    if (this.#value === undefined) throw new StartError(this.#options.missing);
    return this.#value;
  }

  /** Waits until the cached value is current. While the database can't be reached, the last one is returned. */
  async current(): Promise<Value> {
    if (this.#value === undefined) this.refresh();
    while (this.#reading && !this.#isDatabaseAway) await this.#reading;
    return this.value;
  }

  /** Whether waiting for a read in progress would be in vain, and there is a value without it. */
  get #isDatabaseAway(): boolean {
    return this.#value !== undefined && this.#options.changes.staleMs !== null;
  }

  /** Reads it again. */
  refresh(): void {
    const reading = this.#read().finally(() => {
      // After a further change a newer read is in progress: `current` waits for that one.
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
  }

  async #read(): Promise<void> {
    try {
      const value = await this.#options.read();
      this.#value = value;
      this.#options.apply(value);
    } catch (error) {
      // The cached value stays. When a database that was away can be reached again, all records are reported as changed.
      if (!(error instanceof HttpError && error.code === 'not_found')) this.#failure = error;
    }
  }
}
