import { donationAmountsSection } from '@porchlight/contract/sections/donation-amounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { DonationAmountsSection } from './index.ts';

const meta = {
  title: 'Sections/Donation amounts',
  tags: ['new', 'since-0.1.0'],
  component: DonationAmountsSection,
  args: {
    ...sectionArgs(donationAmountsSection),
    amounts: [
      {
        dollars: 25,
        text: 'Greens and eggs for a household',
        href: 'https://give.example.org/?amount=25',
        newTab: true,
      },
      {
        dollars: 100,
        text: 'A title search at the courthouse',
        href: 'https://give.example.org/?amount=100',
        newTab: true,
      },
      { dollars: 250, text: 'Gas for the van, for a week', href: 'https://give.example.org/?amount=250', newTab: true },
    ],
    place: samplePlace,
  },
  argTypes: sectionArgTypes(donationAmountsSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DonationAmountsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What your money does by Friday' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^\$25 / })).toHaveAttribute('target', '_blank');
  },
};

/** The settings have no amounts. */
export const WithoutAmounts: Story = {
  args: { amounts: [] },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Only what is required. */
export const RequiredOnly: Story = {
  args: sectionArgs(donationAmountsSection, 'required'),
  parameters: { sheet: false },
};

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(donationAmountsSection, 'long'), parameters: { sheet: false } };
