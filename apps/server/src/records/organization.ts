import { setOrganizationTimeZone } from '@porchlight/contract/dates';
import type { OrganizationRecord } from '@porchlight/contract/entities';
import { isBannerShown, type OrganizationFacts } from '@porchlight/contract/organization';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import { isUnavailable } from '../db/failures.ts';
import { StartError } from '../http-error.ts';
import type { Resources } from './resources.ts';

/** Id of the one record. */
const id = 1;

/**
 * The organization's settings, read once and kept until somebody changes them, here or on another node; with the banner,
 * which comes and goes by the clock.
 */
export class OrganizationSettings {
  readonly #resources: Resources;
  readonly #now: () => Date;
  readonly #apply: (facts: OrganizationFacts) => void;
  #facts: OrganizationFacts | undefined;
  /** Reading them anew; undefined while what is kept is current. */
  #reading: Promise<void> | undefined;
  #isBannerShown = false;
  /** Why the database could not be read at the start. */
  #failure: unknown;

  /** @param apply told of what is read, at the start too */
  constructor(resources: Resources, now: () => Date, apply: (facts: OrganizationFacts) => void) {
    this.#resources = resources;
    this.#now = now;
    this.#apply = apply;
    resources.changes.subscribe(({ resource, id: changed }) => {
      if (resource === 'organization' && (changed === undefined || changed === id)) this.#readAnew();
    });
  }

  /** What is kept. @throws what kept the first reading from them, StartError where they are not there */
  get facts(): OrganizationFacts {
    if (!this.#facts && this.#failure) throw this.#failure;
    if (!this.#facts) throw new StartError('The organization’s settings are missing: its one row is gone.');
    return this.#facts;
  }

  /** Waits until what is kept is current. While the database is away it stays as it was. */
  async current(): Promise<OrganizationFacts> {
    if (!this.#facts) this.#readAnew();
    while (this.#reading) await this.#reading;
    this.tick();
    return this.facts;
  }

  /** Drops the pages that were kept while the banner was to be seen and is no more, or the other way around. */
  tick(): void {
    const banner = this.#facts?.banner;
    const isShown = banner ? isBannerShown(banner, this.#now()) : false;
    if (isShown === this.#isBannerShown) return;
    this.#isBannerShown = isShown;
    // It stands on every page.
    this.#resources.changes.emit({ resource: 'organization', id });
  }

  #readAnew(): void {
    const reading = this.#read().finally(() => {
      // Another change has come meanwhile: that one is waited for.
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
      // The database is away: once it is back, everything is told to have changed.
      if (isUnavailable(error)) this.#failure = error;
    }
  }
}
