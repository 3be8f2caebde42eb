import type { Meta } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleArticles } from '../testing/articles.ts';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { mockResource } from '../testing/mock-api.ts';
import { mockError } from '../testing/mock-call.ts';
import { mockHistory } from '../testing/mock-history.ts';
import type { Screen } from '../testing/Screen.tsx';

const meta = {
  title: 'Screens/Dashboard/Articles',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('article', sampleArticles, () => import('./article.page.tsx'));
export const List = stories.List;
export const ListEmpty = stories.ListEmpty;
export const ListMany = stories.ListMany;
export const ListSelected = stories.ListSelected;
export const ListNoHit = stories.ListNoHit;
export const ListLoading = stories.ListLoading;
export const ListError = stories.ListError;
export const Create = stories.Create;
export const CreateInvalid = stories.CreateInvalid;
export const CreateSaving = stories.CreateSaving;
export const CreateError = stories.CreateError;
export const CreateUnreachable = stories.CreateUnreachable;
export const CreateSignedOut = stories.CreateSignedOut;
export const CreateDraft = stories.CreateDraft;
export const Edit = stories.Edit;
export const EditConflict = stories.EditConflict;
export const EditLoading = stories.EditLoading;
export const EditError = stories.EditError;
export const Show = stories.Show;
export const ShowLoading = stories.ShowLoading;
export const ShowError = stories.ShowError;

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
    await waitFor(() => expect(canvas.getByRole('link', { name: 'What the pantry line taught us' })).toHaveFocus());
  },
};

/** Undo restores several records; those that could not be restored are offered again. */
export const ListUndoFailsInPart: typeof List = {
  ...stories.List,
  parameters: {
    msw: [
      http.post('/api/restore-article/:id', async ({ params: { id } }) => {
        if (Number(id) === sampleArticles[0]?.id) return mockError('internal', 'The server has failed.');
        await delay(300);
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Could not restore' }));
    await userEvent.click(dialog.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(`Deleted: ${first}`)).toBeVisible());
    await canvas.findByRole('checkbox', { name: `Select ${second}` });
    await expect(canvas.queryByRole('checkbox', { name: `Select ${first}` })).toBeNull();
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
