import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../inputs/Button/index.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import { sampleCommands } from './sample-commands.ts';

const meta = {
  title: 'Navigation/CommandPalette',
  tags: ['new', 'since-0.1.0'],
  component: CommandPalette,
  parameters: { frame: { inline: false, heightPx: 560 }, sheet: false },
  args: {
    open: true,
    query: 'okra',
    items: sampleCommands,
    onClose: fn(),
    onChoose: fn(),
    onQueryChange: fn(),
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = async () =>
  within(await screen.findByRole('listbox', { name: 'Search everything' })).getAllByRole('option');

/** Enter opens the first result. Matching words are highlighted. */
export const Default: Story = {
  play: async ({ args }) => {
    const matches = await options();
    await expect(matches).toHaveLength(5);
    const marks = matches.map((option) => [...option.querySelectorAll('mark')].map(({ textContent }) => textContent));
    await expect(marks).toEqual([['Okra'], [], [], ['Okra', 'okra'], ['okra']]);
    await expect(screen.getByRole('combobox', { name: 'Search everything' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(sampleCommands[0]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(sampleCommands[2]);
  },
};

/** Opened and closed with the keyboard. Focus returns. */
export const OpensAndCloses: Story = {
  render: function Page(args: CommandPaletteProps) {
    const [open, setOpen] = useState(false);
    const [query, setQuery] = useState('');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Search</Button>
        <CommandPalette {...args} {...{ open, query }} onQueryChange={setQuery} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('combobox', { name: 'Search everything' });
    await userEvent.keyboard('okra');
    await expect(field).toHaveValue('okra');
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' fest');
    await expect(field).toHaveValue('okra fest');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const NothingFound: Story = {
  args: { query: 'quilts on the moon', items: [] },
  play: async () => {
    await expect(await screen.findByText('Nothing found.')).toBeVisible();
  },
};

/** Without a connection, screens and commands still work. */
export const Offline: Story = {
  args: {
    query: 'event',
    items: sampleCommands.slice(1, 3),
    note: 'Records can’t be searched: the server can’t be reached. Screens and commands still work.',
  },
  play: async ({ args }) => {
    await expect(await options()).toHaveLength(2);
    await expect(screen.getByText(String(args.note))).toBeVisible();
  },
};

/** Right-to-left text, very long text and markup. */
export const HostileWords: Story = {
  args: {
    query: 'x'.repeat(10_000),
    items: [
      { id: '1', group: 'Records', label: 'חג שמח לכל השכנים', kind: 'Event', href: '/a' },
      { id: '2', group: 'Records', label: 'x'.repeat(2_000), kind: 'Story', href: '/b' },
      { id: '3', group: 'Records', label: '<b>Bold</b> & "quoted"', detail: '&amp;', kind: 'Story', href: '/c' },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(await options()).toHaveLength(3);
    await expect(screen.getByText('<b>Bold</b> & "quoted"')).toBeVisible();
  },
};

/** Full screen on a phone, with a Close button. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ args }) => {
    await options();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
