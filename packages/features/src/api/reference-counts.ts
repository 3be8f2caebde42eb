import { holdsPersonalData } from '@porchlight/contract/call-access';
import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { latestChangesKey, sourceOf } from './queries.ts';
import { anyStateFilter } from './staff-queries.ts';

/** How many records of a kind refer to a record, in any state. */
export interface ReferenceCount {
  resource: ResourceName;
  count: number;
  /** Whether a reference stays as a name when the record is gone. */
  staysAsName: boolean;
}

/** The fields that refer to records of an entity. */
function referringFields(name: ResourceName) {
  return resourceNames.flatMap((resource) => {
    // What subscribers want news of is personal data: few may read it, and each reading is recorded.
    if (holdsPersonalData(resource)) return [];
    const { fields } = entityOf(resource);
    return fieldsOfKind(fields, 'references').flatMap((field) =>
      fields[field]?.to === name ? [{ resource, field, staysAsName: fields[field]?.acceptsNames === true }] : [],
    );
  });
}

/** Query of how many records refer to a record; only kinds of which some do. */
export function referenceCountsQuery(name: ResourceName, id: number) {
  return {
    queryKey: [...latestChangesKey, 'references', name, id],
    queryFn: async ({ client }: { client: Parameters<typeof sourceOf>[0] }): Promise<ReferenceCount[]> => {
      const counts = await Promise.all(
        referringFields(name).map(async ({ resource, field, staysAsName }) => {
          const query = { ...anyStateFilter(resource), filter: { [field]: { is: String(id) } }, limit: 1, excerpt: 1 };
          const { totalCount } = await sourceOf(client).list(resource, query);
          return { resource, count: totalCount ?? 0, staysAsName };
        }),
      );
      return counts.filter(({ count }) => count > 0);
    },
    staleTime: 0,
    // Without a connection it fails at once, instead of waiting for one.
    networkMode: 'always' as const,
  };
}
