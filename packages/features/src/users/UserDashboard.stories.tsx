import type { Meta } from '@storybook/react-vite';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { sampleUsers } from '../testing/people.ts';
import type { Screen } from '../testing/Screen.tsx';

const meta = {
  title: 'Screens/Dashboard/Users',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('user', sampleUsers);
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
