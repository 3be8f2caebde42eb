import { emptyTeamTypeText } from '@porchlight/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../inputs/Button/index.ts';
import { longTitle } from '../../testing/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  tags: ['new', 'since-0.1.0'],
  component: EmptyState,
  args: { text: emptyTeamTypeText },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No team data found for the specified team type.')).toBeVisible();
  },
};

export const WithAction: Story = {
  args: { text: 'No articles yet.', action: <Button href="/dashboard/create-article">Create article</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create article' })).toBeVisible();
  },
};

export const LongText: Story = { args: { text: longTitle } };
