import { setOrganizationTimeZone } from '@porchlight/contract/dates';
import type { OrganizationRecord } from '@porchlight/contract/entities';
import { openState } from '@porchlight/contract/open-state';
import { isBannerShown, type OrganizationFacts } from '@porchlight/contract/organization';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import { setSwitchedOff } from '../db/switched-off.ts';
import { CurrentValue } from './current-value.ts';
import type { Resources } from './resources.ts';

/** Id of the singleton record. */
const id = 1;

/**
 * Caches the organization's settings until they are changed, here or on another node, and invalidates pages when what
 * they say changes by itself: when the banner appears or disappears, and when a place opens or closes.
 */
export class OrganizationSettings {
  readonly #resources: Resources;
  readonly #now: () => Date;
  readonly #facts: CurrentValue<OrganizationFacts>;
  /** What pages show at this minute: see `shownAt`. */
  #shown = '';
  /** The minute of the last comparison. */
  #minute = 0;

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
        const switched = setSwitchedOff(facts.switchedOff);
        // What visitors may read of them has changed.
        for (const resource of switched) resources.changes.emit({ resource, id: undefined });
        return facts;
      },
      apply: (facts) => {
        apply(facts);
        this.#shown = shownAt(facts, this.#now());
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

  /** Invalidates cached pages when what they say has changed by itself since the last call; compares once a minute. */
  tick(): void {
    const now = this.#now();
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute === this.#minute || this.#facts.cached === undefined) return;
    this.#minute = minute;
    const shown = shownAt(this.#facts.cached, now);
    if (shown === this.#shown) return;
    this.#shown = shown;
    // Any page may show it.
    this.#resources.changes.emit({ resource: 'organization', id });
  }
}

/** What pages show of the settings at a moment: whether the banner, and which places are open. */
function shownAt({ banner, places }: OrganizationFacts, now: Date): string {
  const states = places.map(({ hours, exceptions }) => openState(hours, exceptions, now)?.text);
  return JSON.stringify([banner !== null && isBannerShown(banner, now), ...states]);
}
