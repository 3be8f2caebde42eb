import { heroSection } from '@porchlight/contract/sections/hero';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPlace, samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { HeroSection } from './index.ts';

const meta = {
  title: 'Sections/Hero',
  tags: ['new', 'since-0.1.0'],
  component: HeroSection,
  args: { ...sectionArgs(heroSection), place: firstPlace },
  argTypes: sectionArgTypes(heroSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HeroSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The door is open' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveClass('MuiButton-contained');
    await expect(second).toHaveClass('MuiButton-outlined');
  },
};

/** Below another header, its heading is one level lower. */
export const Further: Story = {
  args: { place: samplePlace },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('The door is open');
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(heroSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(heroSection, 'long'), parameters: { sheet: false } };
