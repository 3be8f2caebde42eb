import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Sidebar } from './Sidebar.tsx';
import { sampleGroups } from './sample-items.ts';

const signOut = fn();

const meta = {
  title: 'Navigation/Sidebar',
  tags: ['new', 'since-0.1.0'],
  component: Sidebar,
  args: { groups: sampleGroups(signOut), currentHref: '/dashboard/articles', onChoose: fn() },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBe(16);
    await expect(canvas.getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Events' })).not.toHaveAttribute('aria-current');
  },
};

/** Sign Out is a button. It also reports that an item was chosen. */
export const SignsOut: Story = {
  play: async ({ canvas, args }) => {
    signOut.mockClear();
    canvas.getByRole('button', { name: 'Sign Out' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

/** In a low window the current entry is scrolled into view. */
export const InALowWindow: Story = {
  args: { currentHref: '/dashboard/trash' },
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls can be scrolled with the keyboard.
      <section aria-label="A low window" tabIndex={0} style={{ blockSize: 320, overflow: 'auto' }}>
        {Story()}
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    const part = canvas.getByRole('region', { name: 'A low window' }).getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.top).toBeGreaterThanOrEqual(part.top);
    await expect(current.bottom).toBeLessThanOrEqual(part.bottom);
  },
};

/** Headings fold and open their group; the group of the current entry is open even if it was folded before. */
export const Folded: Story = {
  args: { foldedGroups: ['Content', 'People'] },
  render: function FoldableSidebar({ foldedGroups, ...args }) {
    const [folded, setFolded] = useState(foldedGroups);
    return <Sidebar {...args} foldedGroups={folded} onFold={setFolded} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Articles' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Team' })).toBeNull();
    const people = canvas.getByRole('button', { name: 'People', expanded: false });
    people.focus();
    await userEvent.keyboard('{Enter}');
    await expect(people).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Team' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Content', expanded: true }));
    await expect(canvas.queryByRole('link', { name: 'Articles' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Content', expanded: false }));
    await expect(canvas.getByRole('link', { name: 'Articles' })).toBeVisible();
  },
};

/** Icons only. The labels are there for screen readers and as tooltips. */
export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Articles' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toHaveAttribute('title', 'Articles');
    await expect(canvas.getByRole('list', { name: 'Content' })).toBeVisible();
  },
};

/** A badge shows how much unsaved work a list has, with a text for screen readers. */
export const DraftsWaiting: Story = {
  args: {
    groups: sampleGroups(signOut).map((group) => ({
      ...group,
      items: group.items.map((item) =>
        item.label === 'Events' ? { ...item, waiting: { count: 2, text: '2 unsaved' } } : item,
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAccessibleDescription('2 unsaved');
    await expect(canvas.getByText('2')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    groups: sampleGroups(signOut).map(({ label, items }) => ({
      label,
      items: items.map((item) => ({ ...item, label: `${item.label} of the whole institute` })),
    })),
  },
};
