import type { Meta } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleArticles } from '../testing/articles.ts';
import { dashboardStates } from '../testing/dashboard-states.tsx';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { mockResource } from '../testing/mock-api.ts';
import { mockError } from '../testing/mock-call.ts';
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
    await waitFor(() => expect(canvas.getByRole('link', { name: 'What the pantry line taught us' })).toHaveFocus());
  },
};

/** Undo restores several records; those that could not be restored are offered again. */
export const ListUndoFailsInPart: typeof List = {
  ...stories.List,
  parameters: {
    msw: [
      // The first is deleted last: the message names them in the order of the list all the same.
      http.delete('/api/delete-single-article/:id', async ({ params: { id } }) => {
        if (Number(id) === sampleArticles[0]?.id) await delay(300);
      }),
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
