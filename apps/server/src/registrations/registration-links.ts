import { createHmac, timingSafeEqual } from 'node:crypto';
import { registrationPath } from '@porchlight/contract/public-paths';

/** Name of the secret that signs the links. No backup has it. */
export const registrationLinksSecret = 'registration_links';

/** The registration that a link is about. */
interface LinkedRegistration {
  id: number;
  created_at: string;
}

/** A link's token: the id and the signature. */
const tokenPattern = /^([1-9a-z][0-9a-z]{0,10})\.([\w-]{43})$/;

/**
 * Signs the links with which people see, change and cancel their registration. A token contains no address. It stands in
 * the query, and the log has only patterns of routes.
 */
export class RegistrationLinks {
  readonly #publicUrl: string;
  readonly #readSecret: () => Promise<Buffer>;
  #secret: Promise<Buffer> | undefined;

  /** @param publicUrl URL of the site, without a trailing slash. @param readSecret reads what all nodes share */
  constructor(publicUrl: string, readSecret: () => Promise<Buffer>) {
    this.#publicUrl = publicUrl;
    this.#readSecret = readSecret;
  }

  /** The URL of a link. */
  async url(registration: LinkedRegistration): Promise<string> {
    return this.#publicUrl + (await this.path(registration));
  }

  /** The path of a link, with its token. */
  async path({ id, created_at }: LinkedRegistration): Promise<string> {
    return `${registrationPath}?token=${id.toString(36)}.${await this.#sign(id, created_at)}`;
  }

  /** The id that a token says it is about, and that {@link isValid} needs; undefined if it is no token. */
  idIn(token: unknown): number | undefined {
    const [, id] = typeof token === 'string' ? (tokenPattern.exec(token) ?? []) : [];
    return id === undefined ? undefined : Number.parseInt(id, 36);
  }

  /** Whether a token was signed for a registration. */
  async isValid(token: string, { id, created_at }: LinkedRegistration): Promise<boolean> {
    const [, , signature = ''] = tokenPattern.exec(token) ?? [];
    const [expected, actual] = [Buffer.from(await this.#sign(id, created_at)), Buffer.from(signature)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  async #sign(id: number, createdAt: string): Promise<string> {
    // A failed read is repeated by the next link.
    this.#secret ??= this.#readSecret().catch((error: unknown) => {
      this.#secret = undefined;
      throw error;
    });
    return createHmac('sha256', await this.#secret)
      .update(`registration ${id} ${createdAt}`)
      .digest('base64url');
  }
}
