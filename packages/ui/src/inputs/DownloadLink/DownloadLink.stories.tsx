import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../surfaces/CardFrame/sample-content.ts';
import { DownloadLink } from './index.ts';

const meta = {
  title: 'Inputs/DownloadLink',
  tags: ['new', 'since-0.1.0'],
  component: DownloadLink,
  args: { href: '/pdfs/pantry-application.pdf', title: 'Food pantry application', sizeBytes: 84_200 },
} satisfies Meta<typeof DownloadLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download: Food pantry application PDF, 84 kB' });
    await expect(link).toHaveAttribute('download');
    await expect(link).toHaveAttribute('href', '/pdfs/pantry-application.pdf');
  },
};

export const SizeUnknown: Story = {
  args: { sizeBytes: null, format: 'PDF, two pages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Download: Food pantry application PDF, two pages');
  },
};

export const LongText: Story = { args: { title: longTitle } };
