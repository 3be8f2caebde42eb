import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { smallText, space } from '../theme/index.ts';
import { Icon, type IconName, iconPaths } from './index.ts';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, 96px);
  gap: ${space(3)};
  font-size: ${smallText};
`;

const meta = {
  title: 'Data display/Icon',
  tags: ['stable', 'since-0.1.0'],
  component: Icon,
  args: { name: 'menu' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Large: Story = { args: { name: 'sound', sizePx: 48 } };

export const AllIcons: Story = {
  render: () => (
    <Row>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} sizePx={28} />
          {name}
        </li>
      ))}
    </Row>
  ),
};
