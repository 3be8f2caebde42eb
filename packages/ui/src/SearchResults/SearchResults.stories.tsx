import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longTitle, scrollsSideways, unbrokenText } from '../CardFrame/sample-content.ts';
import { SearchResults } from './index.ts';

const meta = {
  title: 'Cards/SearchResults',
  component: SearchResults,
  args: {
    query: 'well',
    results: [
      { title: 'The man who mapped every well', href: '/podcast/4', kind: 'Podcast', text: longText },
      {
        title: 'Well-water testing day',
        href: '/event/9',
        kind: 'Event',
        date: '2026-03-14T09:00',
        withTime: true,
        text: 'Bring a pint from your tap in a clean jar.',
      },
      { title: longTitle, href: '/story/2', kind: 'Story', date: '2023-10-02' },
    ],
  },
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 results for “well”');
    await expect(canvas.getByRole('link', { name: 'Well-water testing day' })).toHaveAttribute('href', '/event/9');
    await expect(canvas.getByText('March 14, 2026 at 9:00 AM')).toBeVisible();
  },
};

export const One: Story = {
  args: { results: meta.args.results.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 result for “well”');
  },
};

export const Empty: Story = {
  args: { results: [], query: 'helicopter' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing found for “helicopter”/)).toBeVisible();
  },
};

export const FirstOfManyPages: Story = {
  args: { total: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,204 results');
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone320: Story = {
  args: {
    results: [{ title: unbrokenText, href: '/story/1', kind: 'Story', text: unbrokenText }],
    query: unbrokenText,
  },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
};
