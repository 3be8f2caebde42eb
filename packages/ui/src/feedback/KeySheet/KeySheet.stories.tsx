import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { KeySheet } from './KeySheet.tsx';

const meta = {
  title: 'Feedback/KeySheet',
  tags: ['new', 'since-0.1.0'],
  component: KeySheet,
  parameters: { frame: { inline: false, heightPx: 520 }, sheet: false },
  args: {
    open: true,
    onClose: fn(),
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
    bindings: [
      { keys: ['/', 'Ctrl K'], text: 'Search everything' },
      { keys: ['Ctrl S'], text: 'Save a form' },
      { keys: ['?'], text: 'Show this sheet' },
    ],
  },
} satisfies Meta<typeof KeySheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toHaveTextContent('Search everything/ or Ctrl K');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** People who use speech input can turn off single keys. */
export const SingleKeys: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Use single keys, such as / and ?' }));
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
};
