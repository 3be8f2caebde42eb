import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { formatFileSize, PdfFrame } from './index.ts';

const meta = {
  title: 'Media/PdfFrame',
  tags: ['stable', 'since-0.1.0'],
  component: PdfFrame,
  args: { src: '/pdfs/heirs-property.pdf', title: 'Heirs’ property in plain words', sizeBytes: 2_412_000 },
} satisfies Meta<typeof PdfFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Heirs’ property in plain words');
    await expect(frame).toHaveAttribute('src', '/pdfs/heirs-property.pdf');
    await expect(frame).toHaveAttribute('height', '500');
    const link = canvas.getByRole('link', { name: /Download the PDF.*\(2\.4 MB\)/ });
    await expect(link).toHaveAttribute('download');
  },
};

export const SizeUnknown: Story = {
  args: { sizeBytes: null, title: longTitle },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').textContent).not.toContain('(');
  },
};

/** In a browser without a PDF viewer, as on many phones: a picture of the first page, linked to the file. */
export const NoViewer: Story = {
  args: { isDeferred: true },
  beforeEach: () => {
    spyOn(Navigator.prototype, 'pdfViewerEnabled', 'get').mockReturnValue(false);
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByTitle('Heirs’ property in plain words')).toBeNull();
    const picture = canvasElement.querySelector('a[href="/pdfs/heirs-property.pdf"]:not([download])');
    await expect(picture?.getBoundingClientRect().height).toBe(500);
    await expect(picture?.firstElementChild?.clientWidth).toBe(picture?.clientWidth);
    await expect(canvas.getByRole('link', { name: /Download the PDF/ })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <p>{[0, 1200, 999_499, 999_500, 2_412_000, 25_000_000, 3_100_000_000].map(formatFileSize).join(' · ')}</p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 kB · 1 kB · 999 kB · 1 MB · 2.4 MB · 25 MB · 3.1 GB')).toBeVisible();
  },
};
