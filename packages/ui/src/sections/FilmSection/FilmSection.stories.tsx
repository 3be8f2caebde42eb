import { filmSection } from '@porchlight/contract/sections/film';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { FilmSection } from './index.ts';

const meta = {
  title: 'Sections/Video',
  tags: ['new', 'since-0.1.0'],
  component: FilmSection,
  args: { ...sectionArgs(filmSection), place: samplePlace },
  argTypes: sectionArgTypes(filmSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FilmSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const player = canvas.getByLabelText('How to make jam');
    await expect(player).toHaveAttribute('controls');
    await expect(player.querySelector('track')).toHaveAttribute('kind', 'captions');
    await expect(canvas.getByText(/How to make jam · 2 minutes/)).toBeVisible();
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(filmSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(filmSection, 'long'), parameters: { sheet: false } };
