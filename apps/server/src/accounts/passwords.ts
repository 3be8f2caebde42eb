import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HttpError } from '../errors/http-error.ts';

/** Cost parameters of argon2id. */
interface HashCost {
  memoryKiB: number;
  passes: number;
  parallelism: number;
}

/** The second of the parameter sets that OWASP recommends for argon2id. */
const defaultCost: HashCost = { memoryKiB: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

/** Stored in place of a hash for an account that nobody can sign in to: no password matches it. */
export const noPassword = '!';

/** Hashes computed concurrently; each takes 19 MiB and a core. */
const hashesAtOnce = 4;
/** Maximum length of the queue. Further requests would be answered after the person has given up. */
const maxQueued = 64;
/** `Retry-After` of requests that are refused because the queue is full, in seconds. */
const retryAfterSeconds = 5;

const derive = promisify(argon2);

/** Hashes and verifies passwords with argon2id, a few concurrently. Hashes are PHC strings, with their parameters. */
export class PasswordHasher {
  #running = 0;
  readonly #queue: (() => void)[] = [];
  readonly #cost: HashCost;
  /** Hash of a random password, verified in place of a missing one so that both take the same time. */
  readonly #dummy: Promise<string>;

  /** @param cost parameters of new hashes; tests, which make thousands, use cheaper ones. @default OWASP's */
  constructor(cost: HashCost = defaultCost) {
    this.#cost = cost;
    this.#dummy = this.hash(randomBytes(32).toString('base64url'));
    // Avoids an unhandled rejection; `verify`, which awaits it, still gets the error.
    this.#dummy.catch(() => {});
  }

  /**
   * Hashes a password.
   * @throws HttpError `unavailable` when the queue is full
   */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes);
    const key = await this.#derive(password, salt, this.#cost, hashBytes);
    const { memoryKiB, passes, parallelism } = this.#cost;
    const parameters = `m=${memoryKiB},t=${passes},p=${parallelism}`;
    return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(key)}`;
  }

  /**
   * Whether a password matches a hash. Takes the same time without a hash, so that the response time doesn't reveal
   * whether an account exists.
   * @param hash undefined when there is no such account
   * @throws HttpError `unavailable` when the queue is full
   */
  async verify(password: string, hash: string | undefined): Promise<boolean> {
    const parts = parse(hash ?? '') ?? parse(await this.#dummy);
    if (!parts) return false;
    const key = await this.#derive(password, parts.salt, parts, parts.key.length);
    return timingSafeEqual(key, parts.key) && parse(hash ?? '') !== undefined;
  }

  /** Whether a hash has other cost parameters than new ones, or another format. */
  isOutdated(hash: string): boolean {
    const parts = parse(hash);
    const { memoryKiB, passes, parallelism } = this.#cost;
    return !parts || parts.memoryKiB !== memoryKiB || parts.passes !== passes || parts.parallelism !== parallelism;
  }

  async #derive(
    password: string,
    nonce: Buffer,
    { memoryKiB: memory, passes, parallelism }: HashCost,
    tagLength: number,
  ): Promise<Buffer> {
    if (this.#running >= hashesAtOnce) {
      if (this.#queue.length >= maxQueued) {
        throw new HttpError('unavailable', 'Too many people are signing in right now. Try again in a moment.', {
          retryAfterSeconds,
        });
      }
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await derive('argon2id', {
        message: password.normalize('NFKC'),
        nonce,
        memory,
        passes,
        parallelism,
        tagLength,
      });
    } finally {
      // Hands the slot to the next in the queue, or frees it.
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

function parse(hash: string) {
  const match = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/.exec(hash);
  if (!match) return undefined;
  const [, memoryKiB, passes, parallelism, salt = '', key = ''] = match;
  return {
    memoryKiB: Number(memoryKiB),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
