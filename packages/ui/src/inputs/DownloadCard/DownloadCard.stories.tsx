import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { DownloadCard } from './DownloadCard.tsx';

const meta = {
  title: 'Inputs/DownloadCard',
  tags: ['new', 'since-0.1.0'],
  component: DownloadCard,
  args: {
    href: '/pdfs/your-ballot.pdf',
    title: 'Your ballot, step by step',
    format: 'PDF, 12 pages',
    sizeBytes: 84_200,
    seed: 'your-ballot',
    text: 'The full article, to print or keep.',
  },
} satisfies Meta<typeof DownloadCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first page beside the download link. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Download: Your ballot, step by step PDF, 12 pages, 84 kB' });
    await expect(link).toHaveAttribute('href', '/pdfs/your-ballot.pdf');
    const cover = canvasElement.querySelector('img');
    await expect(cover?.srcset).toMatch(/^\/pdfs\/your-ballot\.pdf\?w=160 160w, /);
    await expect(cover?.getBoundingClientRect().right ?? 0).toBeLessThanOrEqual(link.getBoundingClientRect().left);
  },
};

/** If the first page can't be rendered, the record's quilt block is shown. */
export const WithoutCover: Story = {
  args: { href: '/pdfs/gone.pdf' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-picture] > svg')).toBeVisible());
  },
};

export const LongText: Story = { args: { title: longTitle } };
export const NothingKnown: Story = { args: { format: undefined, sizeBytes: null, text: undefined } };
