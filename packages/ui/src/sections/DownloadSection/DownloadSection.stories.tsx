import { downloadSection } from '@porchlight/contract/sections/download';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { DownloadSection } from './index.ts';

const meta = {
  title: 'Sections/Downloads',
  tags: ['new', 'since-0.1.0'],
  component: DownloadSection,
  args: { ...sectionArgs(downloadSection), place: samplePlace },
  argTypes: sectionArgTypes(downloadSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DownloadSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Forms' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Application form PDF, 21 kB/ })).toHaveAttribute('download');
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(downloadSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(downloadSection, 'long'), parameters: { sheet: false } };
