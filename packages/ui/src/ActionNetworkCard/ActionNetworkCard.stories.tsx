import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longTitle, samplePicture, scrollsSideways, unbrokenText } from '../CardFrame/sample-content.ts';
import { ActionNetworkCard } from './index.ts';

const meta = {
  title: 'Surfaces/ActionNetworkCard',
  tags: ['stable', 'since-0.1.0'],
  component: ActionNetworkCard,
  args: {
    title: 'Heirs’ property defenders',
    href: 'https://action.example.org/heirs-property',
    description:
      'Land without a clear title is how families lose it. Learn to search a deed, then help one family a month.',
    image: samplePicture,
    seed: 'heirs-property',
    headingLevel: 2,
  },
  decorators: [(Story) => <div style={{ maxWidth: 370 }}>{Story()}</div>],
} satisfies Meta<typeof ActionNetworkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Heirs’ property defenders (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://action.example.org/heirs-property');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** An entry without an address is still listed, without pretending to lead anywhere. */
export const WithoutLink: Story = {
  args: { href: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('Take action')).toBeNull();
  },
};

/** The description is cut at 300 characters. */
export const LongText: Story = {
  args: { title: longTitle, description: longText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${longText.slice(0, 300).trimEnd()}…`)).toBeVisible();
  },
};

export const MissingPicture: Story = { args: { image: null } };
export const WithoutText: Story = { args: { description: '' } };
export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone320: Story = {
  args: { title: unbrokenText, description: unbrokenText },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
};
