import type { ChangeRecordsInput } from '@porchlight/contract/bulk-changes';
import type { Meta } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleArticles } from '../testing/articles.ts';
import { dashboardStates } from '../testing/dashboard-states.tsx';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { mockResource } from '../testing/mock-api.ts';
import { mockHistory } from '../testing/mock-history.ts';
import { mockPreviewLink } from '../testing/mock-preview-link.ts';
import type { Screen } from '../testing/Screen.tsx';

const meta = {
  title: 'Screens/Dashboard/Articles',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const articlePage = () => import('./article.page.tsx');
const stories = dashboardStories('article', sampleArticles, articlePage);
const states = dashboardStates('article', sampleArticles, articlePage);
export const List = stories.List;
export const ListEmpty = states.ListEmpty;
export const ListMany = states.ListMany;
export const ListLong = states.ListLong;
export const ListSelected = states.ListSelected;
export const ListNoHit = states.ListNoHit;
export const ListLoading = states.ListLoading;
export const ListError = states.ListError;
export const Create = stories.Create;
export const CreateInvalid = states.CreateInvalid;
export const CreateSaving = states.CreateSaving;
export const CreateError = states.CreateError;
export const CreateUnreachable = states.CreateUnreachable;
export const CreateSignedOut = states.CreateSignedOut;
export const CreateDraft = states.CreateDraft;
export const Edit = stories.Edit;
export const EditConflict = states.EditConflict;
export const EditLong = states.EditLong;
export const EditLoading = states.EditLoading;
export const EditError = states.EditError;
export const Show = stories.Show;
export const ShowLong = states.ShowLong;
export const ShowLoading = states.ShowLoading;
export const ShowError = states.ShowError;

/** Deleting a record removes its row and offers Undo. */
export const ListDelete: typeof List = {
  ...stories.List,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete What the pantry line taught us' }));
    await expect(await canvas.findByText(/Deleted: What the pantry line taught us/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Delete What the pantry line taught us' })).toBeVisible();
    // Heard by a screen reader, and the keyboard goes on where the row is.
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map((region) => region.textContent)).toContain(
        'Restored: What the pantry line taught us',
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View What the pantry line taught us' })).toHaveFocus(),
    );
  },
};

/** Undo restores several records; those that could not be restored are offered again. */
export const ListUndoFailsInPart: typeof List = {
  ...stories.List,
  parameters: {
    msw: [
      http.post<never, ChangeRecordsInput>('/api/change-records', async ({ request }) => {
        const { action, records, ...change } = await request.clone().json();
        if (action !== 'restore' || records.length === 1) return;
        const body = JSON.stringify({ action, ...change, records: records.slice(1) });
        const response = await fetch(request.url, { method: 'POST', headers: request.headers, body });
        const refused = [{ id: records[0]?.id, message: 'Someone else uses this value now.' }];
        return Response.json({ ...(await response.json()), refused });
      }),
      ...mockResource('article', sampleArticles),
      ...mockHistory([], []),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = sampleArticles.map(({ title }) => title);
    for (const title of [first, second])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${title}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 2' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete 2' }));
    await waitFor(() => expect(canvas.getByText(`Deleted 2: ${first}, ${second}`)).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Could not undo everything' }));
    await userEvent.click(dialog.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(`Deleted: ${first}`)).toBeVisible());
    await canvas.findByRole('checkbox', { name: `Select ${second}` });
    await expect(canvas.queryByRole('checkbox', { name: `Select ${first}` })).toBeNull();
  },
};

/** Several are archived at once, and one Undo makes them what they were. */
export const ListArchived: typeof List = {
  ...stories.List,
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    const [first, second] = sampleArticles.map(({ title }) => title);
    for (const title of [first, second])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${title}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Archive these 2?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Archive 2' }));
    await expect(await canvas.findByText(`Archived 2: ${first}, ${second}`)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Archived', { selector: '[data-chip]' })).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryAllByText('Archived', { selector: '[data-chip]' })).toHaveLength(0));
  },
};

/** The button has the text from the specification. After saving, the form closes. */
export const EditSaves: typeof Edit = {
  ...stories.Edit,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Title/), ' Read on.');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Research' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
  },
};

const inReview = sampleArticles.map((article) => ({ ...article, state: 'in_review' as const }));

/** An article in review: people who can publish it do so here, or send it back with a note for its author. */
export const ShowInReview: typeof Show = {
  ...stories.Show,
  parameters: { msw: [...mockPreviewLink(), ...mockHistory(), ...mockResource('article', inReview)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this article back?' }));
    await userEvent.type(dialog.getByLabelText('Note for the author'), 'Who counted the jars?');
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
    await expect(await canvas.findByText('Who counted the jars?')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
};

/** An article in review is published from its page. */
export const ShowPublished: typeof Show = {
  ...stories.Show,
  parameters: { msw: [...mockPreviewLink(), ...mockHistory(), ...mockResource('article', inReview)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Send back' })).toBeNull());
  },
};
