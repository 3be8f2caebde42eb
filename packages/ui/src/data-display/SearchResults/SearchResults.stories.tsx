import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, sampleLongText } from '../../surfaces/CardFrame/sample-content.ts';
import { SearchResults } from './index.ts';

const meta = {
  title: 'Data display/SearchResults',
  tags: ['stable', 'since-0.1.0'],
  component: SearchResults,
  args: {
    query: 'well',
    results: [
      { title: 'The man who mapped every well', href: '/podcast/4', kind: 'Podcast', text: sampleLongText },
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

/** There are more results than were counted. */
export const MoreThanCounted: Story = {
  args: { total: 2012, hasMore: true },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('At least 2,012 results for “well”');
  },
};

export const Empty: Story = {
  args: { results: [], query: 'helicopter' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No results for “helicopter”/, { selector: 'p:not([role]) ' })).toBeVisible();
  },
};

/** Matching words are highlighted in the excerpt. Markup is escaped. */
export const MarkedPassages: Story = {
  args: {
    note: 'No page contains all of these words. These results contain some of them.',
    results: [
      {
        title: 'The man who mapped every well',
        subtitle: 'Forty years with a tape measure',
        href: '/podcast/4',
        kind: 'Podcast',
        text: [
          { text: '…he walked from ' },
          { text: 'well', match: true },
          { text: ' to <b>well</b> with a string, and wrote each ' },
          { text: 'Wells', match: true },
          { text: '…' },
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['well', 'Wells']);
    await expect(canvas.getByText(/to <b>well<\/b> with/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1 result for “well”. No page contains all of these words. These results contain some of them.',
    );
  },
};

/** A long subtitle is cut like a long title, with an ellipsis. */
export const LongSubtitle: Story = {
  args: { results: [{ title: 'Wanjiru Kamande', subtitle: longTitle, href: '/team-type/staff', kind: 'Person' }] },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/…$/).textContent?.length).toBeLessThanOrEqual(101);
  },
};

/** New results are loading. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeInTheDocument();
  },
};
