import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ActionMenu } from './ActionMenu.tsx';

const meta = {
  title: 'Inputs/ActionMenu',
  tags: ['new', 'since-0.1.0'],
  component: ActionMenu,
  args: {
    items: [
      { label: 'Publish on…', onSelect: fn() },
      { label: 'Archive', onSelect: fn() },
      { label: 'Delete', busyLabel: 'Deleting…', deletes: true, onSelect: fn(async () => {}) },
    ],
  },
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes the menu and returns the focus to its button. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    const archive = await screen.findByRole('menuitem', { name: 'Archive' });
    await waitFor(() => expect(archive).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await expect(args.items[1]?.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** While an action runs, the button says so and opens nothing. */
export const Busy: Story = {
  args: {
    items: [{ label: 'Delete', busyLabel: 'Deleting…', deletes: true, onSelect: () => new Promise(() => {}) }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const button = await canvas.findByRole('button', { name: 'Deleting…' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** At the bottom of the window the menu opens above its button: the second press of a double press chooses nothing. */
export const AtTheBottom: Story = {
  render: (args) => (
    <div style={{ position: 'fixed', insetBlockEnd: 0 }}>
      <ActionMenu {...args} />
    </div>
  ),
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(Math.floor(menu.getBoundingClientRect().bottom)).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
  },
};
