import { quoteSection } from '@porchlight/contract/sections/quote';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { QuoteSection } from './index.ts';

const meta = {
  title: 'Sections/Quote',
  tags: ['new', 'since-0.1.0'],
  component: QuoteSection,
  args: { ...sectionArgs(quoteSection), place: samplePlace },
  argTypes: sectionArgTypes(quoteSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuoteSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^They put down a plate/);
    await expect(canvas.getByText(/Alex has cooked with us/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See pictures' })).toHaveClass('MuiButton-outlined');
  },
};

/** Below a hero, the stitched edge is between them. */
export const AfterHero: Story = { args: { place: { ...samplePlace, isAfterHero: true } } };

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(quoteSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(quoteSection, 'long'), parameters: { sheet: false } };
