import { partnerLogosSection } from '@porchlight/contract/sections/partner-logos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { PartnerLogosSection } from './index.ts';

const meta = {
  title: 'Sections/Partners',
  tags: ['new', 'since-0.1.0'],
  component: PartnerLogosSection,
  args: { ...sectionArgs(partnerLogosSection), place: samplePlace },
  argTypes: sectionArgTypes(partnerLogosSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PartnerLogosSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Partners' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Legal Aid Office/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('City Choirs')).toBeVisible();
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(partnerLogosSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(partnerLogosSection, 'long'), parameters: { sheet: false } };
