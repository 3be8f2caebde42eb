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
  parameters: {
    msw: [
      mockSession,
      ...mockResource('formEntry', sampleEntries),
      mockCall(otherCalls.entryReplies, () => ({ replies: [], can_send: false })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What should we know about food?')).toBeVisible();
    await expect(canvas.getByText(/No pork\s+Little salt/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:neighbor1%40example.org?subject=Re%3A%20Food%20pantry%20application',
    );
    await expect(canvas.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  },
};

const reply = { by: 'ada', created_at: '2026-03-13T16:00:00Z', problem: '' } as const;

/** Replies by email: one was sent, one was refused and can be sent again, and a new one. */
export const Replies: Story = {
  args: { Component: EntryAnswers, path: '/dashboard/show-form-entry/:id', at: '/dashboard/show-form-entry/1' },
  parameters: {
    msw: [
      mockSession,
      ...mockResource('formEntry', sampleEntries),
      mockCall(otherCalls.entryReplies, () => ({
        replies: [
          { ...reply, key: 'aaaaaaaa', text: 'Come on Tuesday.\nBring a bag.', state: 'sent' as const },
          {
            ...reply,
            key: 'bbbbbbbb',
            text: 'Or on Friday.',
            state: 'failed' as const,
            problem: '550 No such mailbox',
          },
        ],
        can_send: true,
      })),
      mockCall(otherCalls.replyToEntry, () => ({
        replies: [{ ...reply, key: 'cccccccc', text: 'See you.', state: 'sent' as const }],
        can_send: true,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/550 No such mailbox/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reply by email' }));
    await userEvent.type(canvas.getByLabelText(/^Your reply to neighbor1@example.org/), 'See you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(await canvas.findByText('See you.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send reply' })).toBeNull();
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
