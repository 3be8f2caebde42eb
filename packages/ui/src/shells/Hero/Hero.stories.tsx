import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { longTitle, sampleText } from '../../testing/index.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Layout/Hero',
  tags: ['stable', 'since-0.1.0'],
  component: Hero,
  args: {
    title: 'The porch light is on',
    lead: 'Free groceries every Thursday and Friday. Help with your vote. The stories of Marrow Creek, kept by the people who lived them.',
    image: '/images/field.svg',
    alt: 'Collards along a wire fence',
    actions: (
      <>
        <Button href="/events">Come to an event</Button>
        <Button variant="outlined" href="/what-we-do">
          See what we do
        </Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picture is above the text on a phone, and behind it on wide screens. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The porch light is on' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Come to an event' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Collards along a wire fence' })).toHaveAttribute(
      'fetchpriority',
      'high',
    );
  },
};

export const LongText: Story = { args: { title: longTitle, lead: sampleText(2) } };
