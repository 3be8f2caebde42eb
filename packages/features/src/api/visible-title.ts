import { pagedResources } from '@porchlight/contract/discovery';
import { recordName } from '@porchlight/contract/entities';
import { linkParts } from '@porchlight/contract/links';
import { isClientError } from './api-error.ts';
import { browserSource } from './browser-transport.ts';

/**
 * Returns the title of a linked record if visitors can see it; undefined if they can't, or there is none.
 * @param link as stored, such as `record:story/7`
 * @throws ApiError when the server could not be asked
 */
export async function visibleTitle(link: string): Promise<string | undefined> {
  const [entity, id = ''] = linkParts(link).rest.split('/');
  const name = pagedResources.find((each) => each === entity);
  if (!name) return undefined;
  try {
    return recordName(name, { ...(await browserSource.single(name, id)) });
  } catch (error) {
    if (isClientError(error)) return undefined;
    throw error;
  }
}
