import { documentOf } from '@porchlight/contract/rich-text-strings';
import { textSection } from '@porchlight/contract/sections/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { TextSection } from './index.ts';

const meta = {
  title: 'Sections/Text',
  tags: ['new', 'since-0.1.0'],
  component: TextSection,
  args: { ...sectionArgs(textSection), place: samplePlace },
  argTypes: sectionArgTypes(textSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TextSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How it began' })).toBeVisible();
    await expect(canvas.getByText('There was no sign, and nobody asked.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:hello@example.org');
  },
};

/** A single paragraph that stands out. */
export const Large: Story = {
  args: { ...sectionArgs(textSection, 'required'), size: 'large', body: documentOf('Now come on up.') },
  play: async ({ canvas }) => {
    const size = (text: string) => Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await expect(size('Now come on up.')).toBeGreaterThan(17);
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(textSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(textSection, 'long'), parameters: { sheet: false } };
