import type { DonorResponse } from '@porchlight/contract/donors';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockSession } from '../testing/mock-api.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { DonorPage } from './DonorPage.tsx';
import { donorUrl } from './donor-url.ts';

const donor: DonorResponse['donor'] = {
  ...{ found_by: 'email', name: 'Delphine Mensah', email: 'delphine@example.org', count: 3 },
  years: [
    { year: '2026', total_amount: 125, money_count: 1, in_kind_count: 1 },
    { year: '2025', total_amount: 1250.5, money_count: 1, in_kind_count: 0 },
  ],
  donations: [
    { id: 9, amount: 125, date: '2026-03-14', method: 'check', item: '', fund: 'Food pantry' },
    { id: 8, amount: 40, date: '2026-02-01', method: 'in_kind', item: 'Six jars of fig preserves', fund: '' },
    { id: 4, amount: 1250.5, date: '2025-12-24', method: 'unknown', item: '', fund: '' },
  ],
};
const asked: string[] = [];
const letter = mockCall(otherCalls.donationLetter, ({ query }) => {
  asked.push(String(query));
  if (query.has('year'))
    return mockError('validation', 'The letter needs what was given. Edit donation No. 8 and add it.');
  return { letter: { file_name: 'Thank you for your gift, Delphine Mensah.pdf', pdf: btoa('%PDF-'), left_out: '王' } };
});
const withDonor = (shown: DonorResponse['donor']) => ({
  msw: [mockSession, mockCall(otherCalls.donor, () => ({ donor: shown })), letter],
});

const meta = {
  title: 'Screens/Dashboard/Donor',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: DonorPage, path: donorUrl(':id'), at: donorUrl(9) },
  parameters: { ...dashboardMeta.parameters, ...withDonor(donor) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sums per year; donations are chosen for one letter, and what a letter lacks is said. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$125.00 in 1 donation, 1 gift in kind')).toBeVisible();
    const thank = canvas.getByRole('button', { name: 'Thank for chosen donations' });
    await expect(thank).toBeDisabled();
    for (const name of ['Choose $125.00, March 14, 2026', 'Choose $1,250.50, December 24, 2025'])
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thank for 2 chosen' }));
    await expect(await canvas.findByText(/^Downloaded “Thank you .* left out: 王$/)).toBeVisible();
    await expect(asked.at(-1)).toBe('records=9%2C4');
    await userEvent.click(canvas.getByRole('button', { name: 'Yearly statement: 2026' }));
    await expect(await canvas.findByText(/^The letter needs what was given\./)).toBeVisible();
  },
};

/** Without an address, the name decides, which may be that of several people. */
export const ByName: Story = {
  parameters: withDonor({ ...donor, found_by: 'name', email: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/If they are from different people/)).toBeVisible();
  },
};

/** A donation that was deleted in the meantime. */
export const Missing: Story = {
  parameters: { msw: [mockSession, mockCall(otherCalls.donor, () => mockError('not_found'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This donation no longer exists/)).toBeVisible();
  },
};
