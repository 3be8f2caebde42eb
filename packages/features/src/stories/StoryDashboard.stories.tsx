import type { ChangeRecordsInput, ChangeRecordsResponse } from '@porchlight/contract/bulk-changes';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { mockLinkingRecords, mockResource } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import { mockComments } from '../testing/mock-comments.ts';
import { mockDrafts } from '../testing/mock-drafts.ts';
import { mockHistory } from '../testing/mock-history.ts';
import { mockPreviewLink } from '../testing/mock-preview-link.ts';
import type { Screen } from '../testing/Screen.tsx';
import { sampleStories } from '../testing/stories.ts';

const meta = {
  title: 'Screens/Dashboard/Researches',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const publications = [{ state: 'in_review' }, { state: 'scheduled', publish_at: '2026-04-01T13:00:00Z' }] as const;
const unpublished = sampleStories.slice(0, 2).map((each, index) => ({ ...each, ...publications[index] }));

const storiesFor = (records: typeof sampleStories) =>
  dashboardStories('story', records, () => import('./story.page.tsx'));
const stories = storiesFor(sampleStories);
export const List = stories.List;
export const Create = stories.Create;
export const Edit = stories.Edit;
export const Show = stories.Show;

/** Unpublished records say so in their row and in their form. */
export const ListUnpublished: typeof List = {
  ...storiesFor(unpublished).List,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In review', { selector: '[data-chip]' })).toBeVisible();
    await expect(canvas.getByText('Scheduled', { selector: '[data-chip]' })).toBeVisible();
    await expect(canvas.getByText(/^Goes live Wed Apr 1/)).toBeVisible();
  },
};
export const EditDraft: typeof Edit = {
  ...storiesFor(unpublished).Edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBeVisible();
    await expect(canvas.getByText(/^In review since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish on…' }));
    await expect(await canvas.findByRole('button', { name: 'Schedule' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Publish at/)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Back to draft' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Publish at once' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.queryByLabelText(/^Publish at/)).toBeNull();
    await expect(canvas.queryByLabelText(/^Visible until/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Visible until…' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Visible until/)).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeVisible();
  },
};

/** Changes to a published record can be saved as a draft. The published version stays. */
export const EditForLater: typeof Edit = {
  ...stories.Edit,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' in winter');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish on…' }));
    await expect(await canvas.findByRole('button', { name: 'Schedule changes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText(/^Draft · saved/)).toBeVisible();
  },
};

/** A draft of changes, and the published record that it changes. */
const changeDrafts = sampleStories.slice(0, 2).map((each) => ({ ...each, state: 'draft' as const, replaces: 3 }));
export const ListChanges: typeof List = {
  ...storiesFor(changeDrafts).List,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Changes: Draft'))[0]).toBeVisible();
  },
};
export const EditChanges: typeof Edit = {
  ...storiesFor(changeDrafts).Edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^These are unpublished changes to the/)).toBeVisible();
    await expect(canvas.queryByLabelText('Slug')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Publish changes' })).toBeVisible();
  },
};
const changedStories = sampleStories.map((each) => ({
  ...each,
  changes: { id: 90, state: 'scheduled' as const, publish_at: '2026-04-01T13:00:00Z' },
}));
export const ShowWithChanges: typeof Show = {
  ...storiesFor(changedStories).Show,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has unpublished changes \(Scheduled, April 1 at 9:00 AM\)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue editing them' })).toHaveAttribute(
      'href',
      '/dashboard/edit-research/90',
    );
  },
};

/** People without an account can see it with a link, until the link is deleted. It is published from its page. */
const draftMocks = [...mockResource('story', unpublished), ...mockHistory()];
const showDraft = storiesFor(unpublished).Show;
export const ShowDraft: typeof Show = {
  ...showDraft,
  parameters: { ...showDraft.parameters, msw: [...mockPreviewLink(), ...draftMocks] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create link' }));
    await expect(await canvas.findByText(/preview=mYx3/)).toBeVisible();
    await expect(canvas.getByText(/without an account, until .*March 21 at 12:00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete link' }));
    await expect(await canvas.findByRole('button', { name: 'Create link' })).toBeVisible();
    await expect(canvas.queryByText(/preview=mYx3/)).toBeNull();
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Back to draft');
    await expect(await canvas.findByText(/^Saved as a draft: /)).toBeVisible();
    await choose('Publish');
    await expect(await canvas.findByText(/^Published: /)).toBeVisible();
  },
};
export const ShowDraftLinkRefused: typeof Show = {
  ...showDraft,
  parameters: { ...showDraft.parameters, msw: [...mockPreviewLink(true), ...draftMocks] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create link' }));
    await expect(await canvas.findByText(/This is already public/)).toBeVisible();
  },
};

/** A link to an unpublished page gets a suggestion, which links to the field. */
const withDeadLink = sampleStories.map((each) => ({
  ...each,
  content_document: {
    ...({ version: 1, type: 'doc' } as const),
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'The fish fry', marks: [{ type: 'link', attrs: { entity: 'event', id: 9 } }] }],
      },
    ],
  },
}));
export const EditWithDeadLink: typeof Edit = {
  ...stories.Edit,
  parameters: {
    ...stories.Edit.parameters,
    msw: [
      http.head('/event/9', () => new HttpResponse(null, { status: 404 })),
      ...mockResource('story', withDeadLink),
      ...mockHistory(),
    ],
  },
  play: async ({ canvas }) => {
    const advice = await canvas.findByRole('note', { name: 'Suggestions' });
    const link = await within(advice).findByRole('link', { name: /“The fish fry” does not lead to a page/ });
    await userEvent.click(link);
    await expect(canvas.getByRole('textbox', { name: 'Content' })).toHaveFocus();
  },
};

/** A published story that others link to: archiving and deleting it ask first, and say which records these are. */
const linking = [mockLinkingRecords([{ resource: 'event', id: 2, title: 'Pie supper' }])];
const archiveQuestion = { name: 'Archive a story that others link to?' };
const deleteQuestion = { name: 'Delete a story that others link to?' };
export const EditLinked: typeof Edit = {
  ...stories.Edit,
  parameters: {
    ...stories.Edit.parameters,
    msw: [...linking, ...mockResource('story', sampleStories), ...mockHistory()],
  },
  play: async ({ canvas }) => {
    const archive = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    };
    await archive();
    let dialog = within(await screen.findByRole('alertdialog', archiveQuestion));
    await expect(dialog.getByRole('link', { name: /^Event “Pie supper”/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it published' }));
    await expect(await canvas.findByText(/^Nothing is saved yet/)).toBeVisible();
    await archive();
    dialog = within(await screen.findByRole('alertdialog', archiveQuestion));
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
  },
};
export const ShowLinked: typeof Show = {
  ...stories.Show,
  parameters: {
    ...stories.Show.parameters,
    msw: [...linking, ...mockResource('story', sampleStories), ...mockHistory()],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', deleteQuestion));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it published' }));
    await expect(await canvas.findByRole('button', { name: 'More' })).toBeVisible();
  },
};

/** Of several, those that others link to are not deleted, and the dialog says why. */
export const ListLinked: typeof List = {
  ...stories.List,
  globals: { viewport: { value: 'desktop1280' } },
  parameters: {
    ...stories.List.parameters,
    msw: [
      mockCall<ChangeRecordsResponse>(otherCalls.changeRecords, async ({ request }) => {
        const { records }: ChangeRecordsInput = await request.json();
        const message = 'Other pages link to it. Delete it on its own, to choose where visitors are sent.';
        return { done: [], unchanged: [], refused: records.map(({ id }) => ({ id, message })) };
      }),
      ...mockResource('story', sampleStories),
      ...mockHistory(),
    ],
  },
  play: async ({ canvas }) => {
    const [, first, second] = await canvas.findAllByRole('checkbox');
    if (!first || !second) throw new Error('The list has fewer than two rows.');
    await userEvent.click(first);
    await userEvent.click(second);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 2' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete these 2?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 2' }));
    const failed = within(await screen.findByRole('alertdialog', { name: '2 of 2 could not be deleted' }));
    await expect(failed.getAllByText(/^Other pages link to it/)).toHaveLength(2);
  },
};

/** Shows who else is editing the same record. */
export const EditWithAColleague: typeof Edit = {
  ...stories.Edit,
  parameters: {
    ...stories.Edit.parameters,
    msw: [
      ...mockDrafts([], [{ username: 'grace', saved_at: '2026-03-14T14:50:00Z' }]),
      ...mockResource('story', sampleStories),
      ...mockHistory(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^grace is editing this too. Last change: today at 10:50 AM/)).toBeVisible();
  },
};

/** The date starts as today. That is not a change: leaving asks no question. */
export const CreateProposesToday: typeof Create = {
  ...stories.Create,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Date')).toHaveValue('2026-03-14');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
  },
};

/** Colleagues talk about a record on its page; its form links there. */
export const ShowWithComments: typeof Show = {
  ...stories.Show,
  parameters: {
    ...stories.Show.parameters,
    msw: [
      ...mockComments([
        {
          ...{ id: 1, by: { id: 2, username: 'wendell' }, text: '@ada, who took the picture?' },
          ...{ created_at: '2026-03-14T13:00:00Z', resolved: null },
        },
      ]),
      ...mockHistory(),
      ...mockResource('story', sampleStories),
    ],
  },
  play: async ({ canvas }) => {
    const comments = within(await canvas.findByRole('region', { name: 'Comments' }));
    await expect(await comments.findByText('@ada, who took the picture?')).toBeVisible();
    await userEvent.type(comments.getByRole('textbox', { name: 'New comment' }), 'I did, @nobody helped.');
    await userEvent.click(comments.getByRole('button', { name: 'Add comment' }));
    await expect(await comments.findByText(/^Comment added\. @nobody is not the name of an account/)).toBeVisible();
    await expect(comments.getByText('I did, @nobody helped.')).toBeVisible();
    await userEvent.click(comments.getByRole('button', { name: 'Resolve the comment by wendell' }));
    await expect(await comments.findByRole('button', { name: 'Show resolved comments (1)' })).toBeVisible();
  },
};
