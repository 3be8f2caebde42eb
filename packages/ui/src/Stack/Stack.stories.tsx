import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Notice } from '../Notice/index.ts';
import { Typography } from '../Typography/index.ts';
import { Stack } from './index.ts';

/**
 * MUI's `Stack`: pieces below each other at an even distance, 24 px unless `spacing` (× 8 px) says otherwise; beside each
 * other with `direction="row"`.
 *
 * - **When**: the space between pieces, in place of margins.
 * - **Not for**: sections of a page: `Section`; buttons or tags that may wrap: `Cluster`.
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

/** Beside each other, below each other where there is no room. */
export const InARow: Story = {
  args: {
    direction: 'row',
    spacing: 1,
    sx: { flexWrap: 'wrap' },
    children: (
      <>
        <Button>Publish</Button>
        <Button variant="outlined">Save as draft</Button>
      </>
    ),
  },
};
