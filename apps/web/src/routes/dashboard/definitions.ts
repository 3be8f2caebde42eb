import { pagedResources } from '@porchlight/contract/discovery';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { loadChunk } from '@porchlight/features/api';
import { definitionOf } from '@porchlight/features/entity';
import { loadPage, pageFile } from '../../load-page.ts';

/** Loads the component that renders an entity's public page, for the preview of a form. */
async function loadDetail(name: ResourceName) {
  const { Detail } = await loadChunk(pageFile(name), () => loadPage(name));
  if (!Detail) throw new Error(`The page of the entity ${name} exports no Detail.`);
  // Not a part of the public page, which has no need of it.
  const samples = name === 'page' ? await loadChunk('samples', () => import('@porchlight/features/sections')) : {};
  return { Detail, ...samples };
}

/** The definitions of all entities, in the order of the sidebar. */
export const definitions = resourceNames.map((name) =>
  definitionOf(name, pagedResources.some((paged) => paged === name) ? () => loadDetail(name) : undefined),
);
