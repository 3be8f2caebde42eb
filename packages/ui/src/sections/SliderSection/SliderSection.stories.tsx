import { sliderSection } from '@porchlight/contract/sections/slider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { SliderSection } from './index.ts';

const meta = {
  title: 'Sections/Slider',
  tags: ['new', 'since-0.1.0'],
  component: SliderSection,
  args: { ...sectionArgs(sliderSection), place: samplePlace },
  argTypes: sectionArgTypes(sliderSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SliderSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Our places' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Come and eat' })).toHaveAttribute('href', '/contact');
  },
};

/** Right after the page's header, the first picture is loaded at once, and the others when they are shown. */
export const AfterHeader: Story = {
  args: { place: { ...samplePlace, isAfterHeader: true } },
  parameters: { sheet: false },
  play: async ({ canvasElement }) => {
    const [first, ...others] = canvasElement.querySelectorAll('img');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy');
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(sliderSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(sliderSection, 'long'), parameters: { sheet: false } };
