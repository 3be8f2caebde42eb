import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Data display/Heading',
  tags: ['new', 'since-0.1.0'],
  component: Heading,
  args: { level: 1, children: 'The porch light is on' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'The porch light is on' });
    await expect(getComputedStyle(heading).fontFamily).toContain('Fraunces');
  },
};

export const Levels: Story = {
  render: () => (
    <>
      <Heading level={1}>Level one</Heading>
      <Heading level={2}>Level two</Heading>
      <Heading level={3}>Level three</Heading>
      <Heading level={4}>Level four</Heading>
    </>
  ),
};

/** The size is independent of the level. */
export const Display: Story = {
  args: { level: 1, size: 5 },
  play: async ({ canvas }) => {
    const size = Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontSize);
    await expect(size).toBeGreaterThan(40);
  },
};

export const LongText: Story = { args: { children: longTitle } };
