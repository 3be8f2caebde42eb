import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../testing/index.ts';
import { Typography } from './index.ts';

/**
 * MUI's `Typography` in the brand's sizes: `body1` for running text, `lead` for the one paragraph under a page's title,
 * `small` for captions and dates, muted by `color="textSecondary"`.
 *
 * - **When**: running text of a page, its lead and its captions.
 * - **Not for**: text that staff has written: `Prose`; headings that a page is cut into: `Heading`, whose level and size are apart.
 * @see https://mui.com/material-ui/react-typography/
 */
const meta = {
  title: 'Data display/Typography',
  tags: ['new', 'since-0.1.0'],
  component: Typography,
  args: { children: 'Free groceries every Thursday and Friday.' },
} satisfies Meta<typeof Typography>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free groceries every Thursday and Friday.').tagName).toBe('P');
  },
};

/** All variants of the theme, from the largest down. */
export const EveryVariant: Story = {
  render: () => (
    <>
      {(['display', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'lead', 'body1', 'body2', 'small'] as const).map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}: leave some for the road
        </Typography>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByText(/leave some/).map((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    await expect(sizes[0]).toBeGreaterThan(sizes.at(-1) ?? 0);
  },
};

export const Lead: Story = {
  args: { variant: 'lead' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free groceries every Thursday and Friday.').tagName).toBe('P');
  },
};
export const Muted: Story = { args: { color: 'textSecondary', children: 'Posted in March' } };
export const LongText: Story = { args: { children: sampleText(3) } };

export const AsSpan: Story = {
  render: () => (
    <Typography component="span" variant="small">
      Free groceries
    </Typography>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free groceries').tagName).toBe('SPAN');
  },
};
