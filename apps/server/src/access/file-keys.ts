import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Fields, fileFieldsOf, referencedFile } from '@porchlight/contract/fields';

/** Keys expire at multiples of this, in milliseconds, after one to two of them. ours */
const expiryStepMs = 15 * 60 * 1000;

/**
 * Signs keys for files that visitors may not see. Staff get them in responses that required their token, and the
 * browser sends them in the URLs of pictures, where it can't send a token.
 */
export class FileKeys {
  readonly #now: () => Date;
  readonly #secret: Buffer;

  /** @param secret shared by all nodes, so that they accept each other's keys */
  constructor(now: () => Date, secret: Buffer) {
    this.#now = now;
    this.#secret = secret;
  }

  /**
   * Returns the query string that gives access to a file for 15 to 30 minutes. It is stable for a while, so that
   * browsers can cache the URL.
   */
  queryFor(name: string): string {
    const until = (Math.floor(this.#now().getTime() / expiryStepMs) + 2) * expiryStepMs;
    return `until=${until}&key=${this.#sign(name, until)}`;
  }

  /** Returns the query strings for the files in a record's fields, by field. */
  queriesFor(fields: Fields, record: Readonly<Record<string, unknown>>): Record<string, string> {
    const queries = Object.entries(fileFieldsOf(fields)).flatMap(([field, kind]) => {
      const name = referencedFile(kind, record[field]);
      return name ? [[field, this.queryFor(name)] as const] : [];
    });
    return Object.fromEntries(queries);
  }

  /** Whether a query string gives access to a file. */
  isValid(name: string, { until, key }: { until?: unknown; key?: unknown }): boolean {
    if (typeof until !== 'string' || typeof key !== 'string' || !/^\d{1,15}$/.test(until)) return false;
    if (Number(until) <= this.#now().getTime()) return false;
    const [expected, actual] = [Buffer.from(this.#sign(name, Number(until))), Buffer.from(key)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  #sign(name: string, until: number): string {
    return createHmac('sha256', this.#secret).update(`${name} ${until}`).digest('base64url');
  }
}
