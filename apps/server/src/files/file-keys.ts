import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Fields, fileFieldsOf, namedFile } from '@porchlight/contract/fields';

/** Length of the spans that keys end with, in milliseconds: a key is good for one to two of them. ours */
const spanMs = 15 * 60 * 1000;

/**
 * Keys to files that visitors may not see. Staff get them with an answer that their token was asked for, and a browser
 * sends them back with the address of a picture, where it can send no token.
 */
export class FileKeys {
  readonly #now: () => Date;
  readonly #secret: Buffer;

  /** @param secret what all nodes share that open each other's keys */
  constructor(now: () => Date, secret: Buffer) {
    this.#now = now;
    this.#secret = secret;
  }

  /** The query that opens one file for 15 to 30 minutes. It stays the same for a while, so that browsers know the address. */
  queryFor(name: string): string {
    const until = (Math.floor(this.#now().getTime() / spanMs) + 2) * spanMs;
    return `until=${until}&key=${this.#sign(name, until)}`;
  }

  /** The queries that open the files which a record's fields name, by field. */
  queriesFor(fields: Fields, record: Readonly<Record<string, unknown>>): Record<string, string> {
    const named = Object.entries(fileFieldsOf(fields)).flatMap(([field, kind]) => {
      const name = namedFile(kind, record[field]);
      return name ? [[field, this.queryFor(name)] as const] : [];
    });
    return Object.fromEntries(named);
  }

  /** Whether a query opens a file. */
  opens(name: string, { until, key }: { until?: unknown; key?: unknown }): boolean {
    if (typeof until !== 'string' || typeof key !== 'string' || !/^\d{1,15}$/.test(until)) return false;
    if (Number(until) <= this.#now().getTime()) return false;
    const [right, given] = [Buffer.from(this.#sign(name, Number(until))), Buffer.from(key)];
    return right.length === given.length && timingSafeEqual(right, given);
  }

  #sign(name: string, until: number): string {
    return createHmac('sha256', this.#secret).update(`${name} ${until}`).digest('base64url');
  }
}
