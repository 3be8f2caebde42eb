import { setOrganizationTimeZone } from '@porchlight/contract/dates';
import type { OrganizationRecord } from '@porchlight/contract/entities';
import { isBannerShown, type OrganizationFacts } from '@porchlight/contract/organization';
import { organizationFacts } from '@porchlight/contract/organization-facts';

import { HttpError, StartError } from '../errors/http-error.ts';
import type { Resources } from './resources.ts';

/** Id of the singleton record. */
const id = 1;

/**
 * Caches the organization's settings until they are changed, here or on another node, and invalidates pages when the
 * banner appears or disappears.
 */
export class OrganizationSettings {
  readonly #resources: Resources;
  readonly #now: () => Date;
  readonly #apply: (facts: OrganizationFacts) => void;
  #facts: OrganizationFacts | undefined;
  /** A read in progress; undefined while the cached settings are current. */
  #reading: Promise<void> | undefined;
  #isBannerShown = false;
  /** Error of a read that failed; thrown if there are no cached settings yet. */
  #failure: unknown;

  /** @param apply called with the settings after each read, the first one included */
  constructor(resources: Resources, now: () => Date, apply: (facts: OrganizationFacts) => void) {
    this.#resources = resources;
    this.#now = now;
    this.#apply = apply;
    resources.changes.subscribe(({ resource, id: changed }) => {
      if (resource === 'organization' && (changed === undefined || changed === id)) this.#refresh();
    });
  }

  /**
   * The cached settings.
   * @throws the error of the failed read when they were never read, StartError when the record is missing
   */
  get facts(): OrganizationFacts {
    if (!this.#facts && this.#failure) throw this.#failure;
    if (!this.#facts)
      throw new StartError('The organization’s settings are missing: the table organization has no row.');
    return this.#facts;
  }

  /** Waits until the cached settings are current. While the database can't be reached, the last ones are returned. */
  async current(): Promise<OrganizationFacts> {
    if (!this.#facts) this.#refresh();
    while (this.#reading && !this.#isDatabaseAway) await this.#reading;
    this.tick();
    return this.facts;
  }

  /** Whether waiting for a read in progress would be in vain, and there are settings without it. */
  get #isDatabaseAway(): boolean {
    return this.#facts !== undefined && this.#resources.changes.staleMs !== null;
  }

  /** Invalidates cached pages when the banner has appeared or disappeared since the last call. */
  tick(): void {
    const banner = this.#facts?.banner;
    const isShown = banner ? isBannerShown(banner, this.#now()) : false;
    if (isShown === this.#isBannerShown) return;
    this.#isBannerShown = isShown;
    // The banner is on every page.
    this.#resources.changes.emit({ resource: 'organization', id });
  }

  #refresh(): void {
    const reading = this.#read().finally(() => {
      // After a further change a newer read is in progress: `current` waits for that one.
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
  }

  async #read(): Promise<void> {
    try {
      const { bytes } = await this.#resources.services.organization.single(id);
      const record: OrganizationRecord = JSON.parse(bytes.toString()).organization;
      const facts = organizationFacts(record);
      setOrganizationTimeZone(facts.timeZone);
      this.#facts = facts;
      this.#apply(facts);
      this.#isBannerShown = facts.banner !== null && isBannerShown(facts.banner, this.#now());
    } catch (error) {
      // Cached settings stay. When a database that was away can be reached again, all records are reported as changed.
      if (!(error instanceof HttpError && error.code === 'not_found')) this.#failure = error;
    }
  }
}
