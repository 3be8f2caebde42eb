import { createHmac, timingSafeEqual } from 'node:crypto';
import { confirmLinkDays, preferencesLinkDays } from '@porchlight/contract/limits';
import { subscriptionPaths } from '@porchlight/contract/public-paths';

const dayMs = 24 * 60 * 60 * 1000;

/** What a link in an email of the list is for. It works for nothing else. */
export type SubscriptionLinkKind = keyof typeof subscriptionPaths;

/** How long each kind works, in days. Leaving has to work as long as the email exists. */
const linkDays: Readonly<Record<SubscriptionLinkKind, number | null>> = {
  confirm: confirmLinkDays,
  preferences: preferencesLinkDays,
  leave: null,
};

/** The subscription that a link is about: its row, and its address as the list compares it. */
export interface LinkedSubscription {
  id: number;
  key: string;
}

/** A link's token: who, until when, and the signature. */
const tokenPattern = /^([1-9a-z][0-9a-z]{0,10})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/**
 * Signs the links in emails of the list. A token contains no address, and its signature covers the kind of the link, the
 * subscription, its address and the time, so that a link ends with a change of the address, and none can be made of
 * another.
 */
export class SubscriptionLinks {
  readonly #publicUrl: string;
  readonly #secrets: Readonly<Record<SubscriptionLinkKind, Buffer>>;
  readonly #now: () => Date;

  /**
   * @param publicUrl URL of the site, without a trailing slash
   * @param secrets `leaving` is in backups, so that people can leave by an email from before a restore too; `others` is
   * not, so that nobody can confirm with a stolen backup
   */
  constructor(publicUrl: string, secrets: { leaving: Buffer; others: Buffer }, now: () => Date) {
    this.#publicUrl = publicUrl;
    this.#secrets = { confirm: secrets.others, preferences: secrets.others, leave: secrets.leaving };
    this.#now = now;
  }

  /** The URL of a link. */
  url(kind: SubscriptionLinkKind, subscription: LinkedSubscription): string {
    return `${this.#publicUrl}${this.path(kind, subscription)}`;
  }

  /** The path of a link, with its token. */
  path(kind: SubscriptionLinkKind, { id, key }: LinkedSubscription): string {
    const days = linkDays[kind];
    const until = days === null ? 0 : Math.floor(this.#now().getTime() / 1000) + (days * dayMs) / 1000;
    return `${subscriptionPaths[kind]}?token=${id.toString(36)}.${until.toString(36)}.${this.#sign(kind, id, until, key)}`;
  }

  /** The id of the row that a token says it is about, and that {@link isValid} needs; undefined if it is no token. */
  idIn(token: unknown): number | undefined {
    const [, id] = typeof token === 'string' ? (tokenPattern.exec(token) ?? []) : [];
    return id === undefined ? undefined : Number.parseInt(id, 36);
  }

  /** Whether a token was signed for a kind of link and a subscription, and still works. */
  state(kind: SubscriptionLinkKind, token: string, { id, key }: LinkedSubscription): 'valid' | 'expired' | 'forged' {
    const [, , time = '', signature = ''] = tokenPattern.exec(token) ?? [];
    const until = Number.parseInt(time, 36);
    const [expected, actual] = [Buffer.from(this.#sign(kind, id, until, key)), Buffer.from(signature)];
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return 'forged';
    return until !== 0 && until * 1000 <= this.#now().getTime() ? 'expired' : 'valid';
  }

  #sign(kind: SubscriptionLinkKind, id: number, until: number, key: string): string {
    return createHmac('sha256', this.#secrets[kind]).update(`${kind} ${id} ${until} ${key}`).digest('base64url');
  }
}
