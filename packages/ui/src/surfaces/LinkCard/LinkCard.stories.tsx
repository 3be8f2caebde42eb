import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { truncate } from '../../data-display/TruncatedText/index.ts';
import { longTitle, sampleLongText, samplePicture } from '../CardFrame/sample-content.ts';
import { LinkCard } from './index.ts';

const meta = {
  title: 'Surfaces/LinkCard',
  tags: ['new', 'since-0.1.0'],
  component: LinkCard,
  args: {
    title: 'Food and health',
    text: 'Free groceries every Thursday and Friday, no papers asked.',
    block: 'basket',
    href: '/health-and-wellness',
    headingLevel: 2,
  },
  decorators: [
    (Story, { args }) => <div style={{ maxWidth: { row: 560, column: 370 }[args.layout ?? 'column'] }}>{Story()}</div>,
  ],
} satisfies Meta<typeof LinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A program with its quilt block. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Food and health' });
    const words = canvas.getByText('Learn more').getBoundingClientRect();
    await expect(link).toHaveAttribute('href', '/health-and-wellness');
    await expect(document.elementFromPoint(words.left + 4, words.top + 4)).toBe(link);
  },
};

/** An action on another site: one link, in a new tab. */
export const WithPicture: Story = {
  args: {
    title: 'Heirs’ property defenders',
    href: 'https://action.example.org/heirs-property',
    text: 'Land without a clear title is how families lose it. Learn to search a deed, then help one family a month.',
    image: samplePicture,
    newTab: true,
    linkText: 'Take action',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Heirs’ property defenders (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://action.example.org/heirs-property');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const MissingPicture: Story = { args: { ...WithPicture.args, image: null, block: undefined } };

/** An entry without a URL is listed without a link. */
export const WithoutLink: Story = {
  args: { ...WithPicture.args, href: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('Take action')).toBeNull();
  },
};

/** An external site: the link says where it leads and that it opens a new tab. */
export const Row: Story = {
  args: {
    title: 'Digital Library of Georgia',
    text: 'Newspapers, maps and photographs of the state, free to read and to print.',
    href: 'https://www.dlg.example.org/newspapers?county=marrow',
    block: undefined,
    layout: 'row',
    newTab: true,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Digital Library of Georgia (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('dlg.example.org')).toBeVisible();
  },
};

export const RowInThisTab: Story = {
  args: { ...Row.args, newTab: false, href: '/vote', linkText: 'Voter registration', block: 'north-star' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Digital Library of Georgia' })).not.toHaveAttribute('target');
  },
};

/** The text is cut at 300 characters. */
export const LongText: Story = {
  args: { title: longTitle, text: sampleLongText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(truncate(sampleLongText, 300).text)).toBeVisible();
  },
};

export const RowLong: Story = { args: { ...Row.args, title: longTitle, text: sampleLongText } };
export const WithoutText: Story = { args: { text: undefined } };
