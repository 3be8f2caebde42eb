import { type LinkedTitle, linkedTitle } from '@porchlight/contract/linked-title';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import { isClientError } from './api-error.ts';
import { browserSource } from './browser-transport.ts';

/**
 * Returns the title and address of a linked record if visitors can see it; undefined if they can't, or there is none.
 * @param link as stored, such as `record:story/7`
 * @throws ApiError when the server could not be asked
 */
export async function visibleRecord(link: string, facts: OrganizationFacts): Promise<LinkedTitle | undefined> {
  try {
    return await linkedTitle(browserSource, link, facts);
  } catch (error) {
    if (isClientError(error)) return undefined;
    throw error;
  }
}
