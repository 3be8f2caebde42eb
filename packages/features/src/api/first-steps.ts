import type { FirstStepsResponse } from '@porchlight/contract/first-steps';
import { otherCalls } from '@porchlight/contract/other-calls';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { sendCall } from './browser-transport.ts';
import { latestChangesKey } from './queries.ts';

/** What is done and not yet done of setting up the site. It follows from the records, so it is part of their changes. */
export const firstStepsQuery = queryOptions<FirstStepsResponse>({
  queryKey: [...latestChangesKey, 'first-steps'],
  queryFn: () => sendCall(otherCalls.firstSteps),
  staleTime: 0,
});

/** Shows or hides the first steps on the dashboard's home, for everyone. @throws ApiError */
export async function showFirstSteps(client: QueryClient, isShown: boolean): Promise<void> {
  const steps = await sendCall(otherCalls.showFirstSteps, { body: { is_shown: isShown } });
  client.setQueryData(firstStepsQuery.queryKey, steps);
}
