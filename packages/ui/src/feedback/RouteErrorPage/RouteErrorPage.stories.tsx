import { chunkErrorText } from '@porchlight/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RouteErrorPage } from './RouteErrorPage.tsx';

const meta = {
  title: 'Feedback/RouteErrorPage',
  tags: ['new', 'since-0.1.0'],
  component: RouteErrorPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RouteErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ChunkFailed: Story = {
  args: {
    detail: chunkErrorText('/assets/article-8f3a.js'),
    onRetry: fn(),
    links: [{ text: 'Write to hello@example.org', href: 'mailto:hello@example.org' }],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Loading chunk /assets/article-8f3a.js failed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to hello@example.org' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongDetail: Story = { args: { detail: 'TypeError: '.repeat(60) } };
