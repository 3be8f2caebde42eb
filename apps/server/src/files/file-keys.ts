import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Length of the spans that keys end with, in milliseconds: a key is good for one to two of them. ours */
const spanMs = 15 * 60 * 1000;

/**
 * Keys to files that visitors may not see. Staff get them with an answer that their token was asked for, and a browser
 * sends them back with the address of a picture, where it can send no token.
 */
export class FileKeys {
  readonly #now: () => Date;
  /** Keys end with the process too; a screen gets new ones with its next answer. */
  readonly #secret = randomBytes(32);

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The query that opens one file for 15 to 30 minutes. It stays the same for a while, so that browsers know the address. */
  queryFor(name: string): string {
    const until = (Math.floor(this.#now().getTime() / spanMs) + 2) * spanMs;
    return `until=${until}&key=${this.#sign(name, until)}`;
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
