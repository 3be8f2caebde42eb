import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice } from '../Notice/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './index.ts';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Text>The pantry opens at ten.</Text>
        <Text>Come early in the first week of the month: the truck from Macon brings fresh eggs.</Text>
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

export const Wide: Story = { args: { gap: 8 } };
