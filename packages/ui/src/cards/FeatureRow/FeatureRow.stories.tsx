import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Typography } from '../../primitives/Typography/index.ts';
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

/** The picture changes sides on wide screens; it still comes first in the page. */
export const PictureAtTheEnd: Story = {
  args: { side: 'end' },
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(picture.left).toBeGreaterThan(canvas.getByRole('heading').getBoundingClientRect().left);
  },
};

const onAPhone = { globals: { viewport: { value: 'phone320' } } } satisfies Story;

/** Of a phone's width the picture of one of several takes less than half, and all of it where letters are set twice as large. */
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

/** A heading among its words leaves the picture as wide as the page. */
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
