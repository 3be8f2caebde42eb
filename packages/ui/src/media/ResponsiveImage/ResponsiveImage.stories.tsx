import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ResponsiveImage } from './ResponsiveImage.tsx';

const meta = {
  title: 'Media/ResponsiveImage',
  tags: ['stable', 'since-0.1.0'],
  component: ResponsiveImage,
  args: { src: '/images/field.svg', alt: 'Collards along a wire fence', seed: 'collards' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof ResponsiveImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Collards along a wire fence' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.srcset).toContain('/images/field.svg?w=320 320w');
    await expect(image).toHaveAttribute('loading', 'lazy');
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
};

/** The main picture of a page, loaded first. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading');
  },
};

/** Prepared files: the browser chooses the best format and width. */
export const Files: Story = {
  args: {
    src: {
      src: '/images/field.svg',
      srcSet: '/images/field.svg?w=480 480w, /images/field.svg?w=960 960w',
      sources: [{ type: 'image/avif', srcSet: '/images/field.svg?w=320 480w, /images/field.svg?w=640 960w' }],
    },
    sizes: '480px',
  },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Collards along a wire fence' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.currentSrc).toMatch(/w=(320|640)$/);
    await expect(canvasElement.querySelector('source')).toHaveAttribute('sizes', '480px');
  },
};

/** While it loads, a pattern takes the same space. */
export const Loading: Story = {
  args: { src: '/images/slow.jpg', priority: true },
  // A picture of it would wait for what never comes.
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Collards along a wire fence' });
    await expect(image.naturalWidth).toBe(0);
    const room = image.parentElement as HTMLElement;
    await expect(getComputedStyle(room).backgroundImage).toContain('conic-gradient');
    const { width, height } = room.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
};

export const Missing: Story = {
  args: { src: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Collards along a wire fence' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** If a picture can't be loaded, the quilt block is shown. */
export const Failed: Story = {
  args: { src: '/images/gone.jpg', priority: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

export const Decorative: Story = {
  args: { src: null, alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The focal point stays visible when the picture is cropped. */
export const Focus: Story = {
  args: { ratio: '16/9', focus: '30% 100%', priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Collards along a wire fence' });
    await expect(getComputedStyle(image).objectPosition).toBe('30% 100%');
  },
};

export const Square: Story = { args: { ratio: '1/1' } };
export const Wide: Story = { args: { ratio: '16/9', src: null } };
