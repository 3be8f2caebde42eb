import type { ResourceName } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { sendCall } from '../api/index.ts';

/** Query of the comments of a record. */
export function commentsQuery(resource: ResourceName, record: number) {
  return queryOptions({
    queryKey: ['comments', resource, record],
    queryFn: () => sendCall(otherCalls.comments, { query: { resource, record } }),
    staleTime: 0,
  });
}
