import type { OrganizationFacts } from '@porchlight/contract/organization';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import type { Changes } from '../records/changes.ts';
import { CurrentValue } from './current-value.ts';
import type { ResourceService } from './resource-service.ts';

/** Id of the singleton record. */
const id = 1;

/** Caches the facts that texts of records are filled with, until the settings are changed, here or on another node. */
export function currentFacts(
  organization: Pick<ResourceService, 'single'>,
  changes: Changes,
): CurrentValue<OrganizationFacts> {
  const facts = new CurrentValue({
    changes,
    read: async () => {
      const { bytes } = await organization.single(id);
      return organizationFacts(JSON.parse(bytes.toString()).organization);
    },
    apply: () => undefined,
    missing: 'The organization’s settings are missing: the table organization has no row.',
  });
  changes.subscribe(({ resource }) => {
    if (resource === 'organization' && facts.cached) facts.refresh();
  });
  return facts;
}
