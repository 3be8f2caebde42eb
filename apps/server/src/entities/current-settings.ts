import { organizationFacts } from '@porchlight/contract/organization-facts';
import type { Changes } from '../records/changes.ts';
import type { SearchSettings } from '../search/search-service.ts';
import { readSynonyms } from '../search/synonyms.ts';
import { CurrentValue } from './current-value.ts';
import type { ResourceService } from './resource-service.ts';

/** Id of the singleton record. */
const id = 1;

/** Caches what is read from the settings until they are changed, here or on another node. */
export function currentSettings(
  organization: Pick<ResourceService, 'single'>,
  changes: Changes,
): CurrentValue<SearchSettings> {
  const settings = new CurrentValue<SearchSettings>({
    changes,
    read: async () => {
      const { bytes } = await organization.single(id);
      const record = JSON.parse(bytes.toString()).organization;
      return {
        facts: organizationFacts(record),
        synonyms: readSynonyms(record.search_words),
        countsSearches: record.counts_searches,
      };
    },
    apply: () => undefined,
    missing: 'The organization’s settings are missing: the table organization has no row.',
  });
  changes.subscribe(({ resource }) => {
    if (resource === 'organization' && settings.cached) settings.refresh();
  });
  return settings;
}
