import { pagedResources } from '@porchlight/contract/discovery';
import { type MenusRecord, recordName } from '@porchlight/contract/entities';
import { fillMenuFacts } from '@porchlight/contract/menu-facts';
import type { SiteMenus } from '@porchlight/contract/menus';
import { recordAt } from '@porchlight/contract/rich-text-records';
import { linkNames, recordsInMenus, visibleMenus } from '@porchlight/contract/visible-menus';
import { HttpError } from '../errors/http-error.ts';
import type { Change } from '../records/changes.ts';
import { CurrentValue } from './current-value.ts';
import type { OrganizationSettings } from './organization.ts';
import type { Resources } from './resources.ts';

/** Id of the singleton record. */
const id = 1;

/** Caches the menus until they, the settings or a record that they link to changes, here or on another node. */
export class CurrentMenus {
  readonly #menus: CurrentValue<SiteMenus>;
  /** The records that the menus link to, whether visitors can see them or not: `story/7`. */
  #linked: readonly string[] = [];

  /** @param apply called with the menus after each read, the first one included */
  constructor(resources: Resources, organization: OrganizationSettings, apply: (menus: SiteMenus) => void) {
    this.#menus = new CurrentValue({
      changes: resources.changes,
      read: async () => {
        const { bytes } = await resources.services.menus.single(id);
        const record: MenusRecord = JSON.parse(bytes.toString()).menus;
        this.#linked = recordsInMenus(record);
        const titles = await visibleTitles(resources, this.#linked);
        const facts = await organization.current();
        return fillMenuFacts(visibleMenus(record, linkNames(facts, titles)), facts);
      },
      apply,
      missing: 'The menus are missing: the table menus has no row.',
    });
    resources.changes.subscribe((change) => {
      // A link to a record may just be read.
      if (change.resource === 'menus' || change.resource === 'organization' || this.#menus.isReading)
        this.#menus.refresh();
      // The menus are on every page.
      else if (this.#isLinked(change)) resources.changes.emit({ resource: 'menus', id });
    });
  }

  /** Waits until the cached menus are current. While the database can't be reached, the last ones are returned. */
  current(): Promise<SiteMenus> {
    return this.#menus.current();
  }

  #isLinked({ resource, id: changed }: Change): boolean {
    return this.#linked.some((link) =>
      changed === undefined ? link.startsWith(`${resource}/`) : link === `${resource}/${changed}`,
    );
  }
}

/** Titles of the records that visitors can see. @param records as `story/7` */
async function visibleTitles({ publicSource }: Resources, records: readonly string[]): Promise<Map<string, string>> {
  const titles = await Promise.all(
    records.map(async (path): Promise<[string, string][]> => {
      const linked = recordAt(`/${path}`);
      const name = pagedResources.find((each) => each === linked?.name);
      if (!linked || !name) return [];
      try {
        return [[path, recordName(name, { ...(await publicSource.single(name, String(linked.id))) })]];
      } catch (error) {
        if (error instanceof HttpError && error.status < 500) return [];
        throw error;
      }
    }),
  );
  return new Map(titles.flat());
}
