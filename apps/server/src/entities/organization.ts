import { setOrganizationTimeZone } from '@porchlight/contract/dates';
import type { OrganizationRecord } from '@porchlight/contract/entities';
import { isBannerShown, type OrganizationFacts } from '@porchlight/contract/organization';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import { CurrentValue } from './current-value.ts';
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
  readonly #facts: CurrentValue<OrganizationFacts>;
  #isBannerShown = false;

  /** @param apply called with the settings after each read, the first one included */
  constructor(resources: Resources, now: () => Date, apply: (facts: OrganizationFacts) => void) {
    this.#resources = resources;
    this.#now = now;
    this.#facts = new CurrentValue({
      changes: resources.changes,
      read: async () => {
        const { bytes } = await resources.services.organization.single(id);
        const record: OrganizationRecord = JSON.parse(bytes.toString()).organization;
        const facts = organizationFacts(record);
        setOrganizationTimeZone(facts.timeZone);
        return facts;
      },
      apply: (facts) => {
        apply(facts);
        this.#isBannerShown = this.#showsBanner(facts);
      },
      missing: 'The organization’s settings are missing: the table organization has no row.',
    });
    resources.changes.subscribe(({ resource, id: changed }) => {
      if (resource === 'organization' && (changed === undefined || changed === id)) this.#facts.refresh();
    });
  }

  /**
   * The cached settings.
   * @throws the error of the failed read when they were never read, StartError when the record is missing
   */
  get facts(): OrganizationFacts {
    return this.#facts.value;
  }

  /** Waits until the cached settings are current. While the database can't be reached, the last ones are returned. */
  async current(): Promise<OrganizationFacts> {
    await this.#facts.current();
    this.tick();
    return this.facts;
  }

  /** Invalidates cached pages when the banner has appeared or disappeared since the last call. */
  tick(): void {
    const isShown = this.#facts.cached !== undefined && this.#showsBanner(this.#facts.cached);
    if (isShown === this.#isBannerShown) return;
    this.#isBannerShown = isShown;
    // The banner is on every page.
    this.#resources.changes.emit({ resource: 'organization', id });
  }

  #showsBanner({ banner }: OrganizationFacts): boolean {
    return banner !== null && isBannerShown(banner, this.#now());
  }
}
