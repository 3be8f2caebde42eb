import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { sampleEntries } from '../testing/form-entries.ts';
import { mockResource, mockSession } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { EntriesOfPage } from './EntriesOfPage.tsx';
import { EntryAnswers } from './EntryAnswers.tsx';

const meta = {
  title: 'Screens/Dashboard/Form entries',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = dashboardStories('formEntry', sampleEntries);
export const List = stories.List;
export const Edit = stories.Edit;
export const Show = stories.Show;

/** The answers below each other, a reply by email, and the next steps. */
export const Answers: Story = {
  args: { Component: EntryAnswers, path: '/dashboard/show-form-entry/:id', at: '/dashboard/show-form-entry/1' },
  parameters: { msw: [mockSession, ...mockResource('formEntry', sampleEntries)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What should we know about food?')).toBeVisible();
    await expect(canvas.getByText(/No pork\s+Little salt/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:neighbor1%40example.org?subject=Re%3A%20Food%20pantry%20application',
    );
    await expect(canvas.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  },
};

const found = {
  ...{ id: 1, form: 'Food pantry application', status: 'new', created_at: '2026-03-13T15:00:00Z' },
  ...{ delete_on: '2026-09-09', answers: [{ question: 'What is your name?', answer: 'Odessa Freeman' }] },
};

/** Everything of an address, to give it to the person or to delete it. */
export const EntriesOfAnAddress: Story = {
  args: { Component: EntriesOfPage, path: '/dashboard/entries-of-address' },
  parameters: {
    msw: [
      mockSession,
      mockCall(otherCalls.entriesOf, () => ({ entries: [found] })),
      mockCall(otherCalls.deleteEntriesOf, () => ({ deleted: 1 })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email address/), 'odessa@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await expect(await canvas.findByText('1 entry of odessa@example.org.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete all permanently' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }));
    await expect(await canvas.findByText('Deleted 1 entry of odessa@example.org.')).toBeVisible();
  },
};
