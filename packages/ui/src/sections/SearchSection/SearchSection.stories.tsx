import { searchSection } from '@porchlight/contract/sections/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { SearchSection } from './index.ts';

const meta = {
  title: 'Sections/Search',
  tags: ['new', 'since-0.1.0'],
  component: SearchSection,
  args: { ...sectionArgs(searchSection), place: samplePlace },
  argTypes: sectionArgTypes(searchSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search this website' });
    await expect(field).toHaveAttribute('placeholder', 'Stories, events, people…');
    await expect(canvas.getByRole('search')).toHaveAttribute('action', '/search');
  },
};

/** Only the field. */
export const RequiredOnly: Story = { args: sectionArgs(searchSection, 'required'), parameters: { sheet: false } };

/** Long texts. */
export const LongText: Story = { args: sectionArgs(searchSection, 'long'), parameters: { sheet: false } };
