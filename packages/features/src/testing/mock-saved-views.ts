import { otherCalls } from '@porchlight/contract/other-calls';
import type { NewSavedView, SavedView, SavedViewChange } from '@porchlight/contract/saved-views';
import type { RequestHandler } from 'msw';
import { mockCall, mockError } from './mock-call.ts';

/** Mocks the calls for saved views, held in memory. @param initial the views of every list */
export function mockSavedViews(initial: readonly SavedView[] = []): RequestHandler[] {
  let views = [...initial];
  const deleted = new Map<number, SavedView>();
  const response = (id: number) => ({ id, saved_views: [...views] });
  const isTaken = (name: string | undefined, id = 0) =>
    views.some((view) => view.is_own && view.id !== id && view.name.toLowerCase() === name?.toLowerCase());
  const taken = () =>
    mockError('validation', 'Check what you entered.', { name: 'There is already a view with this name.' });
  return [
    mockCall(otherCalls.savedViews, () => {
      views = [...initial];
      return { saved_views: views };
    }),
    mockCall(otherCalls.addSavedView, async ({ request }) => {
      const { resource: _, ...view }: NewSavedView = await request.json();
      if (isTaken(view.name)) return taken();
      const id = 1 + Math.max(0, ...views.map((each) => each.id));
      views.push({ ...view, id, version: 1, is_own: true, owner: 'ada', can_change: true });
      return response(id);
    }),
    mockCall(otherCalls.updateSavedView, async ({ request, params }) => {
      const { version, ...change }: SavedViewChange = await request.json();
      const id = Number(params.id);
      if (isTaken(change.name, id)) return taken();
      const current = views.find((view) => view.id === id);
      if (current?.version !== version)
        return mockError(
          'conflict',
          'Someone else has changed this view in the meantime. Look at it again, then repeat your change.',
        );
      views = views.map((view) => (view.id === id ? { ...view, ...change, version: version + 1 } : view));
      return response(id);
    }),
    mockCall(otherCalls.removeSavedView, ({ params }) => {
      const id = Number(params.id);
      for (const view of views) if (view.id === id) deleted.set(id, view);
      views = views.filter((view) => view.id !== id);
      return response(id);
    }),
    mockCall(otherCalls.restoreSavedView, ({ params }) => {
      const id = Number(params.id);
      const view = deleted.get(id);
      if (view) views.push(view);
      return response(id);
    }),
  ];
}
