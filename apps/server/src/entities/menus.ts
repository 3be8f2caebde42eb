import type { MenusRecord } from '@porchlight/contract/entities';
import type { LinkedTitle } from '@porchlight/contract/linked-title';
import { linkParts } from '@porchlight/contract/links';
import type { SiteMenus } from '@porchlight/contract/menus';
import { recordLinksInMenus } from '@porchlight/contract/visible-menus';
import type { Change } from '../records/changes.ts';
import { CurrentValue } from './current-value.ts';
import { menusWith, visibleTitles } from './menus-with-titles.ts';
import type { OrganizationSettings } from './organization.ts';
import type { Resources } from './resources.ts';

/** Id of the singleton record. */
const id = 1;

/** Caches the menus until they, the settings or a record that they link to changes, here or on another node. */
export class CurrentMenus {
  readonly #menus: CurrentValue<SiteMenus>;
  /** The records that the menus depend on, such as `story/7`. */
  #linked: readonly string[] = [];
  /** Their titles by the link, so that the change of one record reads one; another map once a read may be out of date. */
  #titles = new Map<string, LinkedTitle>();
  /** The links to pages of the site that visitors can't see yet. */
  #missing: readonly string[] = [];
  /** Resolves when it is known whether a changed page is one of these. */
  #checked: Promise<void> = Promise.resolve();

  /** @param apply called with the menus after each read, the first one included */
  constructor(resources: Resources, organization: OrganizationSettings, apply: (menus: SiteMenus) => void) {
    this.#menus = new CurrentValue({
      changes: resources.changes,
      read: async () => {
        const { bytes } = await resources.services.menus.single(id);
        const record: MenusRecord = JSON.parse(bytes.toString()).menus;
        const facts = await organization.current();
        const links = recordLinksInMenus(record);
        const titles = this.#titles;
        const unread = links.filter((link) => !titles.has(link));
        for (const [link, title] of await visibleTitles(resources.linkedRecords, unread, facts))
          titles.set(link, title);
        this.#linked = links.flatMap((link) => {
          const { type, rest } = linkParts(link);
          return titles.get(link)?.record ?? (type === 'page' ? [] : rest);
        });
        this.#missing = links.filter((link) => linkParts(link).type === 'page' && !titles.has(link));
        return menusWith(record, facts, titles);
      },
      apply,
      missing: 'The menus are missing: the table menus has no row.',
    });
    resources.changes.subscribe((change) => {
      this.#forget(change);
      // A link to a record may just be read. The menus themselves change no title.
      if (change.resource === 'organization' || (this.#menus.isReading && change.resource !== 'menus'))
        this.#titles = new Map();
      if (change.resource === 'menus' || change.resource === 'organization' || this.#menus.isReading)
        this.#menus.refresh();
      // The menus are on every page.
      else if (this.#isLinked(change)) resources.changes.emit({ resource: 'menus', id });
      else if (change.resource === 'page' && this.#missing.length > 0)
        this.#checked = this.#checkMissing(resources, organization);
    });
  }

  /** Waits until the cached menus are current. While the database can't be reached, the last ones are returned. */
  async current(): Promise<SiteMenus> {
    await this.#checked;
    return this.#menus.current();
  }

  /** After the change of a page that no menu shows: it may be one that a link was left out for. */
  async #checkMissing(resources: Resources, organization: OrganizationSettings): Promise<void> {
    try {
      const titles = await visibleTitles(resources.linkedRecords, this.#missing, await organization.current());
      if (titles.size === 0) return;
    } catch {
      // Without a response it may be one.
    }
    resources.changes.emit({ resource: 'menus', id });
  }

  #isLinked(change: Change): boolean {
    return this.#linked.some((record) => isOf(record, change));
  }

  /** The titles of what has changed are read again. */
  #forget(change: Change): void {
    for (const [link, { record }] of this.#titles) if (isOf(record, change)) this.#titles.delete(link);
  }
}

/** Whether a record is one of those that may have changed. @param record such as `story/7` */
function isOf(record: string, { resource, id: changed }: Change): boolean {
  return changed === undefined ? record.startsWith(`${resource}/`) : record === `${resource}/${changed}`;
}
