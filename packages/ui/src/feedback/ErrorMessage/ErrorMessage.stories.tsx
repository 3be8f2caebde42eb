import { fetchErrorText } from '@porchlight/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../navigation/Link/index.ts';
import { longTitle } from '../../testing/index.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

const meta = {
  title: 'Feedback/ErrorMessage',
  tags: ['new', 'since-0.1.0'],
  component: ErrorMessage,
  args: { text: fetchErrorText('article') },
} satisfies Meta<typeof ErrorMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred while fetching the article data.');
  },
};

export const WithAdvice: Story = {
  args: { children: <Link href="/all-articles">Back to all articles</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to all articles' })).toBeVisible();
  },
};

export const LongText: Story = { args: { text: `${longTitle}. ${longTitle}.` } };
