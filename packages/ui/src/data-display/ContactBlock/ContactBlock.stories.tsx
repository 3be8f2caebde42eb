import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../surfaces/CardFrame/sample-content.ts';
import { ContactBlock } from './index.ts';

const meta = {
  title: 'Data display/ContactBlock',
  tags: ['stable', 'since-0.1.0'],
  component: ContactBlock,
  args: {
    name: 'Porchlight Institute, Nairobi',
    phone: '+254 20 555 0142',
    address: ['Third floor, Tom Mboya Street', 'Nairobi, Kenya'],
    email: 'nairobi@porchlight.example.org',
    website: { text: 'porchlight.example.org', href: 'https://porchlight.example.org/' },
    social: [
      { network: 'facebook', label: 'Facebook', href: 'https://facebook.example.org/porchlight' },
      { network: 'instagram', label: 'Instagram', href: 'https://instagram.example.org/porchlight' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof ContactBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number is a link that calls it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+254\u00a020\u00a0555\u00a00142' })).toHaveAttribute(
      'href',
      'tel:+254205550142',
    );
    await expect(canvas.getByRole('link', { name: 'nairobi@porchlight.example.org' })).toHaveAttribute(
      'href',
      'mailto:nairobi@porchlight.example.org',
    );
    await expect(canvas.getByRole('list', { name: 'Social media' })).toBeVisible();
  },
};

/** Missing details leave no gap and no empty label. */
export const PhoneOnly: Story = {
  args: { name: undefined, address: [], email: undefined, website: undefined, social: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByText('Address')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = { args: { name: longTitle, address: [longTitle, 'Nairobi'] } };
