import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePicture } from '../CardFrame/sample-content.ts';
import { TeamMemberCard } from './index.ts';

const meta = {
  title: 'Surfaces/TeamMemberCard',
  tags: ['new', 'since-0.1.0'],
  component: TeamMemberCard,
  args: {
    name: 'Odessa Tillman',
    position: 'Director of the food pantry',
    workstation: 'Marrow Creek',
    image: samplePicture,
    seed: 'odessa-tillman',
    headingLevel: 2,
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof TeamMemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Odessa Tillman' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Odessa Tillman' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A quilt block instead of a portrait is hidden from screen readers. */
export const MissingPicture: Story = {
  args: { image: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const OnlyAName: Story = { args: { position: '', workstation: null } };

export const LongText: Story = {
  args: {
    name: 'The Reverend Doctor Wilhelmina Featherstonhaugh-Oglethorpe of Marrow Creek and Upper Pine Level, retired',
    position: 'Coordinator of volunteers, transport, refrigeration and everything that happens before seven',
    workstation: 'Nairobi office, third floor, opposite the market on Tom Mboya Street',
  },
};

/** On a phone the portrait is aligned with the top of a long text. */
export const LongTextOnAPhone: Story = {
  args: { ...LongText.args, image: samplePicture },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('img').getBoundingClientRect();
    const name = canvas.getByRole('heading').getBoundingClientRect();
    await expect(Math.abs(portrait.top - name.top)).toBeLessThan(4);
  },
};
