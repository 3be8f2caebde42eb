import { stepsSection } from '@porchlight/contract/sections/steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { StepsSection } from './index.ts';

const meta = {
  title: 'Sections/Steps',
  tags: ['new', 'since-0.1.0'],
  component: StepsSection,
  args: { ...sectionArgs(stepsSection), place: samplePlace },
  argTypes: sectionArgTypes(stepsSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StepsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How to join' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /The form, to print PDF, 21 kB/ })).toHaveAttribute('download');
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(stepsSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(stepsSection, 'long'), parameters: { sheet: false } };
