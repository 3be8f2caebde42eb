import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  tags: ['new', 'since-0.1.0'],
  component: Breadcrumbs,
  args: {
    items: [
      { text: 'Home', href: '/' },
      { text: 'Articles', href: '/all-articles' },
    ],
    current: 'Heirs’ property in plain words',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Articles']);
    await expect(canvas.getByText('Heirs’ property in plain words')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongText: Story = { args: { current: longTitle } };
