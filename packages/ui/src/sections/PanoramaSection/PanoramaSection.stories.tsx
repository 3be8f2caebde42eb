import { panoramaSection } from '@porchlight/contract/sections/panorama';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePanorama } from '../../testing/sample-panorama.ts';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { PanoramaSection } from './index.ts';

const room = {
  panorama: { src: samplePanorama, alt: 'A ring of chairs under a blue roof' },
  place: samplePlace,
};

const meta = {
  title: 'Sections/Panorama',
  tags: ['new', 'since-0.1.0'],
  component: PanoramaSection,
  args: { ...sectionArgs(panoramaSection), ...room },
  argTypes: sectionArgTypes(panoramaSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PanoramaSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Look around inside' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View as a flat picture' })).toHaveAttribute('href', samplePanorama);
  },
};

/** Only what is required. */
export const RequiredOnly: Story = {
  args: { ...sectionArgs(panoramaSection, 'required'), ...room },
  parameters: { sheet: false },
};

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = {
  args: { ...sectionArgs(panoramaSection, 'long'), ...room },
  parameters: { sheet: false },
};
