import { calloutSection } from '@porchlight/contract/sections/callout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { CalloutSection } from './index.ts';

const meta = {
  title: 'Sections/Callout',
  tags: ['new', 'since-0.1.0'],
  component: CalloutSection,
  args: { ...sectionArgs(calloutSection), place: samplePlace },
  argTypes: sectionArgTypes(calloutSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CalloutSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'There is a chair for you' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** Not highlighted, on a band. */
export const OnABand: Story = { args: { isHighlighted: false, tone: 'band' } };

/** None of its links leads anywhere. */
export const WithBrokenLinks: Story = {
  args: { buttons: [{ text: 'Join us', link: null, look: 'usual' }] },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Join us')).toBeNull();
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(calloutSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(calloutSection, 'long'), parameters: { sheet: false } };
