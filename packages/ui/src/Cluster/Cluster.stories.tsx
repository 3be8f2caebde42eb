import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { scrollsSideways } from '../CardFrame/sample-content.ts';
import { Cluster } from './index.ts';

const meta = {
  title: 'Layout/Cluster',
  tags: ['new', 'since-0.1.0'],
  component: Cluster,
  args: {
    children: (
      <>
        <Button href="/action-network">Join our action network</Button>
        <Button href="/events" variant="outlined">
          See all event
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(16);
  },
};

export const Centered: Story = { args: { align: 'center' } };
export const Between: Story = { args: { align: 'between' } };
export const AtTheEnd: Story = { args: { align: 'end' } };

/** In one line, the words of a piece break before the pieces do. */
export const InOneLine: Story = {
  args: { wrap: false, children: [<Button key="a">When</Button>, <p key="b">{'Saturday afternoon '.repeat(9)}</p>] },
  globals: { viewport: { value: 'phone320' } },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Saturday/).getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(canvas.getByRole('button').getBoundingClientRect().right);
  },
};

export const Phone320: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
};
