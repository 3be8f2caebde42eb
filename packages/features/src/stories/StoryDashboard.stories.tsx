import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { sampleStories } from '../testing/stories.ts';
import { storyPreview } from './story.preview.ts';

const meta = {
  title: 'Screens/Dashboard/Researches',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('story', sampleStories, storyPreview);
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
export const CreateDraft = stories.CreateDraft;
export const Edit = stories.Edit;
export const EditConflict = stories.EditConflict;
export const EditLoading = stories.EditLoading;
export const EditError = stories.EditError;
export const Show = stories.Show;
export const ShowLoading = stories.ShowLoading;
export const ShowError = stories.ShowError;

/** Today stands in the date already, and counts as nothing that somebody typed: leaving asks no question. */
export const CreateProposesToday: typeof Create = {
  ...stories.Create,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Date')).toHaveValue('2026-03-14');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
  },
};
