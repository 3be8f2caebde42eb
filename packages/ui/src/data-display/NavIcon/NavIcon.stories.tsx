import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavIcon, type NavIconName, navIcons } from './index.ts';

const meta = {
  title: 'Data display/NavIcon',
  tags: ['new', 'since-0.1.0'],
  component: NavIcon,
  args: { name: 'dashboard' },
} satisfies Meta<typeof NavIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from screen readers, because the text beside it says the same. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const All: Story = {
  render: () => (
    <p>
      {(Object.keys(navIcons) as NavIconName[]).map((name) => (
        <span key={name}>
          <NavIcon name={name} /> {name}{' '}
        </span>
      ))}
    </p>
  ),
};
