import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { sendCall } from './browser-transport.ts';
import { latestChangesKey } from './queries.ts';

/** Facts of the organization that are typed into texts. They follow from the records, so they are part of their changes. */
export const typedCopiesQuery = queryOptions({
  queryKey: [...latestChangesKey, 'typed-copies'],
  queryFn: () => sendCall(otherCalls.typedCopies),
  staleTime: 0,
});
