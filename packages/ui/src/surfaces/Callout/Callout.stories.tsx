import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../inputs/Button/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { longTitle, sampleLongText } from '../CardFrame/sample-content.ts';
import { Callout } from './index.ts';

const meta = {
  title: 'Surfaces/Callout',
  tags: ['stable', 'since-0.1.0'],
  component: Callout,
  args: {
    title: 'Two hours on a Friday feed forty families',
    children: 'We pack from eight. Wear closed shoes; there is coffee.',
    actions: (
      <>
        <Button href="/action-network">Join our action network</Button>
        <Link href="/events">See when we pack next</Link>
      </>
    ),
    block: 'basket',
  },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Two hours on a Friday feed forty families' })).toBeVisible();
  },
};

/** The highlighted element of a page. */
export const Lamp: Story = { args: { tone: 'lamp' } };

/** On a band it has its own background, so that its edge is visible. */
export const OnABand: Story = {
  decorators: [(Story) => <Section tone="band">{Story()}</Section>],
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    const callout = canvas.getByRole('region', { name: 'Two hours on a Friday feed forty families' });
    const band = callout.closest('section:not([aria-labelledby])') as HTMLElement;
    await expect(getComputedStyle(callout).backgroundColor).not.toBe(getComputedStyle(band).backgroundColor);
  },
};

export const LongText: Story = { args: { title: longTitle, children: sampleLongText } };
