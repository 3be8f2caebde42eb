import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, sampleText } from '../testing/index.ts';
import { TruncatedText, truncate } from './index.ts';

const meta = {
  title: 'Text/TruncatedText',
  component: TruncatedText,
  args: { text: sampleText(3), href: '/story/7', linkContext: 'Leaving some for the road' },
} satisfies Meta<typeof TruncatedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more Leaving some for the road' })).toHaveAttribute(
      'href',
      '/story/7',
    );
    await expect(canvas.getByText(/garden.*…/s)).toBeVisible();
  },
};

export const ShortEnough: Story = {
  args: { text: 'Four rows of collards.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Title: Story = {
  args: { text: longTitle, maxCharacters: 50, href: undefined },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^What the congregation/).textContent ?? '';
    await expect(text.endsWith('…')).toBe(true);
    await expect(text.length).toBeLessThanOrEqual(51);
  },
};

/** What people see as one character is never cut apart: accents, families, flags. */
export const Graphemes: Story = {
  args: { text: 'e\u0301n\u0303o\u0302u\u0308', maxCharacters: 3, href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('e\u0301n\u0303o\u0302…')).toBeVisible();
    // Not every machine can draw these, so they are not on the sheet.
    const farmers = '👩🏾‍🌾👩🏾‍🌾🇰🇪';
    await expect(truncate(`${farmers}e`, 3)).toEqual({ text: `${farmers}…`, isCut: true });
    await expect(truncate(farmers, 3)).toEqual({ text: farmers, isCut: false });
  },
};

export const Empty: Story = { args: { text: '' } };
