import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { smallText, space } from '../../theme/index.ts';
import { QuiltBlock, quiltNames } from './index.ts';

const Row = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: space(3),
  padding: 0,
  listStyle: 'none',
  fontSize: smallText,
});

const meta = {
  title: 'Media/QuiltBlock',
  tags: ['stable', 'since-0.1.0'],
  component: QuiltBlock,
  args: { seed: 'the-plow-and-pew' },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof QuiltBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** All ten blocks, each in the colors of its seed. */
export const AllBlocks: Story = {
  render: () => (
    <Row>
      {quiltNames.map((name) => (
        <li key={name}>
          <QuiltBlock seed={name} block={name} />
          {name}
        </li>
      ))}
    </Row>
  ),
};

export const Labeled: Story = {
  args: { label: 'The North Star block of the Democracy Center', block: 'north-star' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The North Star block of the Democracy Center' })).toBeVisible();
  },
};

/** Six blocks fill a card's picture area. */
export const AsCardPicture: Story = { args: { ratio: '3/2', seed: 'sunday-supper' } };

/** In a plain look, a field of color above a band, or a letter. */
export const Plain: Story = {
  globals: { look: 'plain' },
  render: () => (
    <Row>
      {['sunday-supper', 'seed-saturday', 'okra'].map((seed) => (
        <li key={seed}>
          <QuiltBlock seed={seed} ratio="3/2" />
        </li>
      ))}
      <li>
        <QuiltBlock seed="mark" initial="  élan Center" />
      </li>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(4);
    await expect(canvasElement.querySelector('text')).toHaveTextContent('É');
  },
};

export const AsVideo: Story = { args: { ratio: '16/9', seed: 'log-cabin-9', block: 'log-cabin' } };
