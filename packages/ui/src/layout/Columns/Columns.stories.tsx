import Card from '@mui/material/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from '../../data-display/FactList/index.ts';
import { Typography } from '../../data-display/Typography/index.ts';
import { Columns } from './index.ts';

const meta = {
  title: 'Layout/Columns',
  tags: ['stable', 'since-0.1.0'],
  component: Columns,
  args: {
    children: [
      <Typography key="text">
        The porch stands on Depot Street, in front of the house where the Tillmans boarded teachers until 1954.
      </Typography>,
      <FactList key="facts" facts={[{ term: 'Where', value: '214 Depot Street' }]} />,
    ],
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    const first = canvas.getByText(/The porch stands/).getBoundingClientRect();
    const second = canvas.getByText('Where').getBoundingClientRect();
    await expect(second.left).toBeGreaterThan(first.right);
  },
};

export const WideStart: Story = { args: { ratio: 'wide-start' } };

/** The dashboard's cards: small gap, equal height. */
export const SmallGap: Story = {
  args: {
    gap: 'small',
    children: ['Next events', 'Recent changes: five of them, with names that take more than one line'].map((text) => (
      <Card key={text} style={{ padding: 20 }}>
        <Typography>{text}</Typography>
      </Card>
    )),
  },
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvas }) => {
    const [first, second] = [/Next/, /Recent/].map((text) => canvas.getByText(text).parentElement);
    await expect(first?.getBoundingClientRect().height).toBe(second?.getBoundingClientRect().height);
  },
};

export const Phone320: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const first = canvas.getByText(/The porch stands/).getBoundingClientRect();
    const second = canvas.getByText('Where').getBoundingClientRect();
    await expect(second.top).toBeGreaterThan(first.bottom);
  },
};
