import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../inputs/Button/index.ts';
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

/** The picture is above the text on a phone, and beside it on wide screens. */
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

/** On wide screens no text is over the picture: it would be illegible on a light one. */
export const NoTextOnThePicture: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  parameters: { sheet: false },
  args: { lead: sampleText(2) },
  play: async ({ canvas, args }) => {
    const scene = canvas.getByRole('img', { name: args.alt }).getBoundingClientRect();
    const texts = [
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByText(/^When the store on Depot Street closed/),
      ...canvas.getAllByRole('link'),
    ];
    for (const text of texts) await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(scene.left);
    await expect(scene.width).toBeGreaterThan(500);
  },
};

export const LongText: Story = { args: { title: longTitle, lead: sampleText(2) } };
