import { type FirstStepName, firstStepNames } from '@porchlight/contract/first-steps';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { RequestHandler } from 'msw';
import { mockCall } from './mock-call.ts';

/** Mocks the first steps of a site. @param done the steps that are done */
export function mockFirstSteps(isShown: boolean, done: readonly FirstStepName[] = []): RequestHandler[] {
  const steps = firstStepNames.map((name) => ({ name, is_done: done.includes(name) }));
  let is_shown = isShown;
  return [
    mockCall(otherCalls.firstSteps, () => ({ is_shown, steps })),
    mockCall(otherCalls.showFirstSteps, async ({ request }) => {
      is_shown = ((await request.json()) as { is_shown: boolean }).is_shown;
      return { is_shown, steps };
    }),
  ];
}
