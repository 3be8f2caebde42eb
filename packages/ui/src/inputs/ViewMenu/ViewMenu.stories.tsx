import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ViewMenu } from './index.ts';

const save = fn();
const rename = fn();

const meta = {
  title: 'Inputs/ViewMenu',
  tags: ['new', 'since-0.1.0'],
  component: ViewMenu,
  args: {
    view: 'Seeds to finish',
    items: [
      { label: 'Rename…', onSelect: rename },
      { label: 'Share with everyone', onSelect: fn() },
      { label: 'Delete', onSelect: fn(), deletes: true },
    ],
  },
} satisfies Meta<typeof ViewMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A saved view that the list shows as it was saved. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions for the view Seeds to finish' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
    await expect(rename).toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The list differs from the saved view. */
export const Changed: Story = {
  args: {
    isChanged: true,
    items: [
      { label: 'Update view', onSelect: save },
      { label: 'Save as view…', onSelect: fn() },
      { label: 'Discard changes', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Update view',
      'Save as view…',
      'Discard changes',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** No saved view is chosen: the button itself saves. */
export const NotSavedYet: Story = {
  args: { view: undefined, isChanged: true, items: [{ label: 'Save as view…', onSelect: save }] },
  play: async ({ canvas }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await expect(save).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** A view of a colleague, which this person can't change: the menu says who can. */
export const OfAColleague: Story = {
  parameters: { sheet: false },
  args: {
    items: [{ label: 'Save as view…', onSelect: fn() }],
    note: 'Shared by wendell. Only wendell, or someone who may change all stories, can change it.',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const note = await screen.findByText(/^Shared by wendell/);
    await waitFor(() => expect(note).toBeVisible());
  },
};
