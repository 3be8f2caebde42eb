import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../data-display/Heading/index.ts';
import { Typography } from '../../data-display/Typography/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { longTitle, sampleLongText, samplePicture } from '../CardFrame/sample-content.ts';
import { FeatureRow } from './index.ts';

const meta = {
  title: 'Surfaces/FeatureRow',
  tags: ['stable', 'since-0.1.0'],
  component: FeatureRow,
  args: {
    title: 'Cooking classes on the second Saturday',
    eyebrow: 'In the church kitchen',
    children: (
      <Typography>Twelve people, one pot each, and whatever the truck brought that week. Children peel.</Typography>
    ),
    image: samplePicture,
    alt: 'The hills behind the pantry at dusk',
    actions: <Button href="/events">Find a class</Button>,
  },
} satisfies Meta<typeof FeatureRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cooking classes on the second Saturday' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'The hills behind the pantry at dusk' })).toBeVisible();
  },
};

/** On wide screens the picture is on the other side. It is still first in the HTML. */
export const PictureAtTheEnd: Story = {
  args: { side: 'end' },
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(picture.left).toBeGreaterThan(canvas.getByRole('heading').getBoundingClientRect().left);
  },
};

const onAPhone = { globals: { viewport: { value: 'phone320' } } } satisfies Story;

/** On a phone the picture takes less than half of the width, and all of it with text at 200 %. */
export const BelowAHeadingOnAPhone: Story = {
  ...onAPhone,
  args: { headingLevel: 3, eyebrow: undefined },
  play: async ({ canvas }) => {
    const [picture, words] = [canvas.getByRole('img'), canvas.getByRole('heading')];
    const isBeside = () => words.getBoundingClientRect().left > picture.getBoundingClientRect().right;
    await expect(isBeside()).toBe(true);
    const { width, height } = picture.getBoundingClientRect();
    await expect(width).toBeLessThan(160);
    await expect(width / height).toBeCloseTo(3 / 2, 1);
    document.documentElement.style.fontSize = '200%';
    try {
      await expect(isBeside()).toBe(false);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
};

/** With a heading in its text, the picture keeps its full width. */
export const HeadingWithinOnAPhone: Story = {
  ...onAPhone,
  parameters: { sheet: false },
  args: { children: <Heading level={3}>Hours</Heading> },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBe(region.clientWidth);
  },
};

export const MissingPicture: Story = { args: { image: null, block: 'basket' } };
export const WithMedia: Story = { args: { media: <Typography>A video stands here.</Typography> } };
export const LongText: Story = { args: { title: longTitle, children: <Typography>{sampleLongText}</Typography> } };
