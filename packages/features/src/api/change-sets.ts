import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { sendCall } from './browser-transport.ts';

/** Query of all change sets. */
export const changeSetsQuery = queryOptions({
  queryKey: ['change sets'],
  queryFn: () => sendCall(otherCalls.changeSets),
  staleTime: 0,
});

/** Query of one change set. */
export function changeSetQuery(id: string) {
  return queryOptions({
    queryKey: ['change set', id],
    queryFn: () => sendCall(otherCalls.changeSet, { id: Number(id) }),
    staleTime: 0,
  });
}
