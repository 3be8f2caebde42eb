import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Typography } from '../../data-display/Typography/index.ts';
import { Notice } from '../../feedback/Notice/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { Stack } from './index.ts';

/**
 * MUI's `Stack`: pieces below each other at an even distance, 24 px unless `spacing` (× 8 px) says otherwise; with
 * `direction="row"` beside each other, in as many lines as they need.
 *
 * - **When**: the space between pieces, in place of margins.
 * - **Not for**: sections of a page: `Section`.
 * @see https://mui.com/material-ui/react-stack/
 */
const meta = {
  title: 'Layout/Stack',
  tags: ['new', 'since-0.1.0'],
  component: Stack,
  args: {
    children: (
      <>
        <Typography>The pantry opens at ten.</Typography>
        <Typography>Come early in the first week of the month: the truck from Macon brings fresh eggs.</Typography>
        <Notice>Closed on the fourth Thursday of November.</Notice>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const upper = canvas.getByText('The pantry opens at ten.').getBoundingClientRect();
    const lower = canvas.getByText(/Come early/).getBoundingClientRect();
    await expect(Math.round(lower.top - upper.bottom)).toBe(24);
  },
};

export const Wide: Story = { args: { spacing: 8 } };

/** Buttons or tags that belong together. */
export const Row: Story = {
  args: {
    direction: 'row',
    spacing: 2,
    children: (
      <>
        <Button href="/action-network">Join our action network</Button>
        <Button href="/events" variant="outlined">
          See all event
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(16);
  },
};
