import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { unbrokenText } from '../../surfaces/CardFrame/sample-content.ts';
import { PagedList, PagedRow } from './PagedList.tsx';

const meta = {
  title: 'Data display/PagedList',
  tags: ['stable', 'since-0.1.0'],
  component: PagedList,
  args: {
    label: 'Changes',
    isEmpty: false,
    emptyText: 'Nothing has changed yet.',
  },
  // Storybook can't write rows of MUI down as it does an argument.
  render: (args) => (
    <PagedList {...args}>
      <PagedRow>Ada changed the title.</PagedRow>
      <PagedRow>Grace wrote it.</PagedRow>
    </PagedList>
  ),
} satisfies Meta<typeof PagedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Changes' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Older: Story = {
  args: { onLoadMore: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** A second press loads nothing twice. */
export const LoadingOlder: Story = {
  args: { onLoadMore: fn(), isLoadingMore: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading older…' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { isEmpty: true } };
export const LoadingRows: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Failed: Story = {
  args: { error: 'The history can’t be loaded right now.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('can’t be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ActionSucceeded: Story = {
  args: { outcome: { tone: 'success', text: 'Version 2 was restored.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Version 2 was restored.');
  },
};
export const ActionFailed: Story = {
  args: { outcome: { tone: 'error', text: 'Another record has the username “ada” now.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('“ada”');
  },
};
export const Phone320: Story = {
  args: { outcome: { tone: 'success', text: unbrokenText } },
  render: (args) => (
    <PagedList {...args}>
      <PagedRow>{unbrokenText}</PagedRow>
    </PagedList>
  ),
  globals: { viewport: { value: 'phone320' } },
};
