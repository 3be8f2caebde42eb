import { pagedResources } from '@porchlight/contract/discovery';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { loadChunk } from '@porchlight/features/api';
import { definitionOf } from '@porchlight/features/entity';
import { loadPage, pageFile } from '../../load-page.ts';

/** Loads the component that renders an entity's public page, for the preview of a form. */
async function loadDetail(name: ResourceName) {
  const { Detail, SectionSample } = await loadChunk(pageFile(name), () => loadPage(name));
  if (!Detail) throw new Error(`The page of the entity ${name} exports no Detail.`);
  return { Detail, SectionSample };
}

/** The definitions of all entities, in the order of the sidebar. */
export const definitions = resourceNames.map((name) =>
  definitionOf(name, pagedResources.some((paged) => paged === name) ? () => loadDetail(name) : undefined),
);
