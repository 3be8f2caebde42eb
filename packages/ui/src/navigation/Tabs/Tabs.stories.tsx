import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Typography } from '../../data-display/Typography/index.ts';
import { longTitle } from '../../surfaces/CardFrame/sample-content.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  tags: ['new', 'since-0.1.0'],
  component: Tabs,
  args: {
    label: 'About this article',
    tabs: [
      { id: 'fields', label: 'Article' },
      { id: 'history', label: 'History' },
    ],
    selected: 'fields',
    onSelect: fn(),
    children: <Typography>Bring what you saved. Take what you need.</Typography>,
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Article' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Article' })).toHaveTextContent('Bring what you saved.');
  },
};

export const Second: Story = {
  args: { selected: 'history', children: <Typography>Ada wrote this in March.</Typography> },
};

function Working(props: TabsProps) {
  const [selected, setSelected] = useState('fields');
  return (
    <Tabs {...props} selected={selected} onSelect={setSelected}>
      <Typography>{selected === 'fields' ? 'Its fields' : 'Its history'}</Typography>
    </Tabs>
  );
}

/** Arrow keys move between tabs; Enter selects. All tabs are one tab stop. */
export const ByKeyboard: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Article' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveFocus();
    await expect(canvas.getByText('Its fields')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toHaveTextContent('Its history');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Article' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Article' })).toHaveFocus();
  },
};

export const Phone320: Story = {
  args: {
    tabs: [
      { id: 'fields', label: longTitle },
      { id: 'history', label: 'History' },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
