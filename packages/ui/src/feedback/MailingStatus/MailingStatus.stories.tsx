import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { MailingStatus } from './index.ts';

const meta = {
  title: 'Feedback/MailingStatus',
  tags: ['new', 'since-0.1.0'],
  component: MailingStatus,
  args: {
    title: '214 people have not been asked yet',
    sentences: ['You may write only to people who have confirmed. Ask the others once whether they want your news.'],
  },
} satisfies Meta<typeof MailingStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Something can be done. */
export const Default: Story = {
  args: { action: { text: 'Ask for consent', isBusy: false, onAct: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for consent' }));
    await expect(args.action?.onAct).toHaveBeenCalledOnce();
  },
};

/** Emails are being sent. */
export const Sending: Story = {
  args: {
    title: 'Asking for consent',
    sentences: ['61 of 214 emails are done.'],
    progress: { done: 61, total: 214 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Asking for consent' })).toHaveAttribute(
      'aria-valuenow',
      '29',
    );
  },
};

/** What came of it. */
export const Done: Story = {
  args: {
    title: '214 people were asked on November 30',
    sentences: ['209 emails were sent.', '4 addresses don’t exist any longer.', '1 email may not have arrived.'],
  },
};

/** Nothing can be sent. */
export const NotSet: Story = {
  args: {
    title: 'This website can’t send emails',
    sentences: ['3 people have subscribed and can’t confirm it.'],
    isWarning: true,
  },
};

export const LongText: Story = {
  args: {
    title: longTitle,
    sentences: [longTitle],
    action: { text: longTitle, isBusy: false, onAct: fn() },
  },
};
