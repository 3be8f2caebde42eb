import type { EmailListStatus } from '@porchlight/contract/email-list-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { definitionOf } from '../entity/entity-definition.ts';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { mockResource } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import { mockHistory } from '../testing/mock-history.ts';
import { sampleEmails } from '../testing/people.ts';
import type { Screen } from '../testing/Screen.tsx';
import { EmailListPage } from './EmailListPage.tsx';

const meta = {
  title: 'Screens/Dashboard/Email list',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = dashboardStories('email', sampleEmails);
export const Create = stories.Create;
export const Edit = stories.Edit;
export const Show = stories.Show;

const definition = definitionOf('email');
const { list } = definition.urls;
const none = { waiting: 0, sending: 0, sent: 0, skipped: 0, bounced: 0, failed: 0, unsure: 0 };
const begun = { id: 1, created_at: '2026-03-14T15:00:00Z', created_by: 'Ada Pickens' };
const unasked: EmailListStatus = { sends: true, to_ask: 1, subscribed: 0, mailing: null };

/** The list with a status; asking sends everything, from one request for it to the next. */
const listStory = (status: EmailListStatus, after: readonly EmailListStatus[] = [], at = list): Story => {
  let left: readonly EmailListStatus[] = [];
  let current = status;
  return {
    args: { Component: () => <EmailListPage definition={definition} />, path: list, at },
    parameters: {
      msw: [
        ...mockResource('email', sampleEmails),
        ...mockHistory([], []),
        mockCall(otherCalls.emailListStatus, () => {
          [current = current, ...left] = left;
          return current;
        }),
        mockCall(otherCalls.askForConsent, async () => {
          [current = current, ...left] = after;
          return current;
        }),
        mockCall(otherCalls.markBounced, async ({ request }) => ({ changed: (await request.json()).ids })),
      ],
    },
    beforeEach: () => {
      [current, left] = [status, []];
    },
  };
};

/** The list opens with those that may be written to. */
export const List: Story = {
  ...listStory(unasked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View odessa@example.org' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Confirmed' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByRole('link', { name: 'View ruth@example.org' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await expect(await canvas.findByRole('link', { name: 'View ruth@example.org' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Left' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'View odessa@example.org' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'View ruth@example.org' })).toBeVisible();
  },
};

/** Everyone who has not been asked is asked once: the dialog has the number, and the progress and the result follow. */
export const AskForConsent: Story = {
  ...listStory(unasked, [
    { ...unasked, to_ask: 0, mailing: { ...begun, deliveries: { ...none, waiting: 1, sent: 1 } } },
    { ...unasked, to_ask: 0, mailing: { ...begun, deliveries: { ...none, sent: 1, unsure: 1 } } },
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for consent' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Ask 1 person for consent?' }));
    await expect(dialog.getByText(/don’t confirm within 30 days are deleted/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ask 1 person' }));
    await expect(await canvas.findByText(/^1 of 2 emails are done/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask for consent' })).toBeNull();
    await expect(await canvas.findByText('1 email was sent.', {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByText(/^1 email may not have arrived\. It is not sent again/)).toBeVisible();
  },
};

/** The website has no mail server: nobody is asked, and the list says so. */
export const WithoutMailServer: Story = {
  ...listStory({ sends: false, to_ask: 3, subscribed: 2, mailing: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This website can’t send emails')).toBeVisible();
    await expect(canvas.getByText('3 people can be asked once emails are set up.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask for consent' })).toBeNull();
  },
};

/** An address is marked as bounced in the menu of its row, and that can be undone. */
export const MarkAsBounced: Story = {
  ...listStory({ ...unasked, to_ask: 0 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for odessa@example.org' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as bounced' }));
    await expect(await screen.findByText('The address is marked as bounced.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('The address is no longer marked as bounced.')).toBeVisible();
  },
};
