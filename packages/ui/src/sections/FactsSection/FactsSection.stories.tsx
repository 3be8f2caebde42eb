import { factsSection } from '@porchlight/contract/sections/facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columnPlace, samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { FactsSection } from './index.ts';

const meta = {
  title: 'Sections/Facts',
  tags: ['new', 'since-0.1.0'],
  component: FactsSection,
  args: { ...sectionArgs(factsSection), place: samplePlace },
  argTypes: sectionArgTypes(factsSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FactsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Before you come' })).toBeVisible();
    await expect(canvas.getByText('A ramp on the garden side').tagName).toBe('DD');
  },
};

/** A fact whose value comes from a setting that is empty. */
export const EmptySetting: Story = {
  args: { items: [{ term: 'Groceries', value: '' }, ...sectionArgs(factsSection).items] },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Groceries')).toBeNull();
    await expect(canvas.getByText('A ramp on the garden side')).toBeVisible();
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(factsSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(factsSection, 'long'), parameters: { sheet: false } };

/** In a column: without a background, and with a smaller heading. */
export const InColumn: Story = { args: { place: columnPlace }, parameters: { sheet: false } };
