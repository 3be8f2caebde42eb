import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dashboardScreens } from '../testing/dashboard-screens.tsx';
import { dashboardStates } from '../testing/dashboard-states.tsx';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { mockCall } from '../testing/mock-call.ts';
import { sampleDonations } from '../testing/people.ts';
import type { Screen } from '../testing/Screen.tsx';

const meta = {
  title: 'Screens/Dashboard/Donations',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('donation', sampleDonations);
export const List = stories.List;
export const Create = stories.Create;
export const Edit = stories.Edit;
export const Show = stories.Show;

/** A gift in kind and what was given in return are described. Earlier funds are suggested, and any other can be typed. */
export const CreateInKind = dashboardScreens('donation', sampleDonations).create({
  mocks: [mockCall(otherCalls.donationFunds, () => ({ funds: ['Food pantry', 'Reading room'] }))],
  play: async ({ canvas, canvasElement }) => {
    const method = await canvas.findByLabelText('Method');
    await expect(canvas.queryByLabelText('What was given')).toBeNull();
    await userEvent.selectOptions(method, 'In kind');
    await userEvent.type(canvas.getByLabelText('What was given'), 'Forty cans of beans');
    await userEvent.selectOptions(canvas.getByLabelText('Given in return'), 'Goods or services');
    await expect(canvas.getByLabelText(/^Value of/)).toBeVisible();
    await userEvent.selectOptions(method, 'Check');
    await expect(canvas.queryByLabelText('What was given')).toBeNull();
    await userEvent.selectOptions(method, 'In kind');
    await expect(canvas.getByLabelText('What was given')).toHaveValue('Forty cans of beans');
    await userEvent.type(canvas.getByLabelText('Fund'), 'Roof');
    await waitFor(() => expect(canvasElement.querySelectorAll('datalist option')).toHaveLength(2));
    await expect(canvas.getByLabelText('Fund')).toHaveValue('Roof');
  },
});

/** The required field is not the main one, the main one is an email address, and calls are JSON. */
const states = dashboardStates('donation', sampleDonations);
export const CreateInvalid = states.CreateInvalid;
export const CreateSaving = states.CreateSaving;
export const CreateDraft = states.CreateDraft;
export const EditConflict = states.EditConflict;
