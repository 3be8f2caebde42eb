import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HttpError } from '../http-error.ts';

/** What a hash costs whoever makes it. */
interface HashCost {
  memoryKiB: number;
  passes: number;
  parallelism: number;
}

/** OWASP's second choice of parameters for argon2id. */
const usualCost: HashCost = { memoryKiB: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

/** Stands where a hash would of an account that nobody may sign in to: no password has it. */
export const noPassword = '!';

/** Hashes computed at the same time; each takes 19 MiB and a core. */
const hashesAtOnce = 4;
/** Hashes that may wait. More would answer after the person has given up. */
const waitingAtMost = 64;
/** When somebody who is turned away may try again, in seconds. */
const retryAfterSeconds = 5;

const derive = promisify(argon2);

/** Hashes and checks passwords with argon2id, a few at once. Hashes are PHC strings and carry their own parameters. */
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #cost: HashCost;
  /** Hash of a password nobody has: checking it takes as long as checking a real one. */
  readonly #dummy: Promise<string>;

  /** @param cost of each hash that it makes; tests, which make thousands, take less. @default OWASP's */
  constructor(cost: HashCost = usualCost) {
    this.#cost = cost;
    this.#dummy = this.hash(randomBytes(32).toString('base64url'));
    // Whoever needs it hears of a failure; nobody has to be listening already.
    this.#dummy.catch(() => {});
  }

  /**
   * The hash of a password.
   * @throws HttpError `unavailable` when too many are waiting
   */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes);
    const key = await this.#derive(password, salt, this.#cost, hashBytes);
    const { memoryKiB, passes, parallelism } = this.#cost;
    const parameters = `m=${memoryKiB},t=${passes},p=${parallelism}`;
    return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(key)}`;
  }

  /**
   * Whether a password is the one that was hashed. Takes as long without a hash as with one,
   * so that the time of an answer doesn't tell whether an account exists.
   * @param hash undefined when there is no such account
   * @throws HttpError `unavailable` when too many are waiting
   */
  async verify(password: string, hash: string | undefined): Promise<boolean> {
    const parts = parse(hash ?? '') ?? parse(await this.#dummy);
    if (!parts) return false;
    const key = await this.#derive(password, parts.salt, parts, parts.key.length);
    return timingSafeEqual(key, parts.key) && parse(hash ?? '') !== undefined;
  }

  /** Whether a hash costs something else than one that is made today. */
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
      if (this.#waiting.length >= waitingAtMost) {
        throw new HttpError('unavailable', 'Too many people are signing in right now. Please try again in a moment.', {
          retryAfterSeconds,
        });
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
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
      // The place is handed on, or given up.
      const next = this.#waiting.shift();
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
