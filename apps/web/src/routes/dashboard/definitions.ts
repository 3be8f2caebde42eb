import { pagedResources } from '@porchlight/contract/discovery';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { definitionOf } from '@porchlight/features/crud';
import { loadRoute } from '../../load-route.ts';
import { pageFile, publicLayout } from '../../route-table.ts';

/** Loads what draws the public page of what is typed in a form. */
async function loadDetail(name: ResourceName) {
  const { Detail } = await loadRoute(pageFile(name), publicLayout);
  if (!Detail) throw new Error(`The page of the entity ${name} exports no Detail.`);
  return { Detail };
}

/** All entities, in the sidebar's order, for their screens. */
export const definitions = resourceNames.map((name) =>
  definitionOf(name, pagedResources.some((paged) => paged === name) ? () => loadDetail(name) : undefined),
);
