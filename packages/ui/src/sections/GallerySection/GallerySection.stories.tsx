import { gallerySection } from '@porchlight/contract/sections/gallery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { GallerySection } from './index.ts';

const meta = {
  title: 'Sections/Gallery',
  tags: ['new', 'since-0.1.0'],
  component: GallerySection,
  args: { ...sectionArgs(gallerySection), place: samplePlace },
  argTypes: sectionArgTypes(gallerySection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GallerySection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Pictures from the garden' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(gallerySection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(gallerySection, 'long'), parameters: { sheet: false } };
