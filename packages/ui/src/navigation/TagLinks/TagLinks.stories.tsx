import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, unbrokenText } from '../../surfaces/CardFrame/sample-content.ts';
import { TagLinks } from './TagLinks.tsx';

const meta = {
  title: 'Navigation/TagLinks',
  tags: ['new', 'since-0.1.0'],
  component: TagLinks,
  args: {
    label: 'Topics',
    links: [
      { text: 'Land and trees', href: '/topic/land-and-trees' },
      { text: 'Water', href: '/topic/water' },
    ],
  },
} satisfies Meta<typeof TagLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list is named by its label, and each tag leads to everything with the same one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Topics' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Water' })).toHaveAttribute('href', '/topic/water');
  },
};

/** A tag without a page, such as in a preview, is text. */
export const WithoutPages: Story = {
  args: { links: [{ text: 'Secret plans' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Secret plans')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Without tags it renders nothing. */
export const Empty: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Topics')).toBeNull();
  },
};

export const LongText: Story = { args: { links: [{ text: longTitle, href: '/a' }] } };

export const Phone320: Story = {
  args: { links: [...meta.args.links, { text: unbrokenText, href: '/b' }] },
  globals: { viewport: { value: 'phone320' } },
};
