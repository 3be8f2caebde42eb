import type { ResourceName } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { PreviewLink } from '@porchlight/contract/publication';
import { queryOptions } from '@tanstack/react-query';
import { isNotThere } from './api-error.ts';
import { browserTransport } from './browser-transport.ts';

/** The preview link of a record: `link` is null when there is none, undefined when the backend has no preview links. */
export function previewLinkQuery(resource: ResourceName, record: number) {
  return queryOptions({
    queryKey: ['preview link', resource, record],
    queryFn: async (): Promise<{ link: PreviewLink | null | undefined }> => {
      try {
        const { data } = await browserTransport({ ...otherCalls.previewLink, query: { resource, record } });
        return { link: data.preview_link };
      } catch (error) {
        if (!isNotThere(error)) throw error;
        return { link: undefined };
      }
    },
    staleTime: 0,
  });
}

/** Creates a record's preview link; the previous one stops working. @throws ApiError */
export async function addPreviewLink(resource: ResourceName, record: number): Promise<void> {
  await browserTransport({ ...otherCalls.addPreviewLink, body: { resource, record } });
}

/** Deletes a record's preview link. @throws ApiError */
export async function removePreviewLink(resource: ResourceName, record: number): Promise<void> {
  await browserTransport({ ...otherCalls.removePreviewLink, query: { resource, record } });
}
