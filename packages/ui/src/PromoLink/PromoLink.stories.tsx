import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longTitle, scrollsSideways, unbrokenText } from '../CardFrame/sample-content.ts';
import { PromoLink } from './index.ts';

const meta = {
  title: 'Navigation/PromoLink',
  tags: ['stable', 'since-0.1.0'],
  component: PromoLink,
  args: {
    title: 'Digital Library of Georgia',
    text: 'Newspapers, maps and photographs of the state, free to read and to print.',
    href: 'https://www.dlg.example.org/newspapers?county=marrow',
    headingLevel: 2,
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof PromoLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says where it leads, and that a new tab opens. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Digital Library of Georgia (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('dlg.example.org')).toBeVisible();
  },
};

export const InThisTab: Story = {
  args: { newTab: false, href: '/vote', linkText: 'Voter registration', block: 'north-star' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Digital Library of Georgia' })).not.toHaveAttribute('target');
  },
};

export const LongText: Story = { args: { title: longTitle, text: longText } };
export const WithoutText: Story = { args: { text: undefined } };
export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone320: Story = {
  args: { title: unbrokenText, linkText: unbrokenText },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
};
