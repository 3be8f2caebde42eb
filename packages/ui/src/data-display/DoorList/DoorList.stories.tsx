import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { DoorList } from './DoorList.tsx';

const meta = {
  title: 'Data display/DoorList',
  tags: ['new', 'since-0.1.0'],
  component: DoorList,
  args: {
    label: 'Guests',
    guests: [
      { id: 1, name: 'Odessa Freeman', seats: 1, arrived: 0, lines: [] },
      { id: 2, name: 'Ruth Hart', seats: 1, arrived: 1, lines: ['Here since 6:02 PM'] },
      { id: 3, name: 'The Parks', seats: 4, arrived: 0, lines: ['Party of 4'] },
      { id: 4, name: 'José Núñez', seats: 3, arrived: 2, lines: ['2 of 3 here since 6:05 PM'] },
      { id: 5, name: 'Bo Lind', seats: 1, arrived: 0, lines: ['On the waiting list'], isUnexpected: true },
    ],
    onPress: fn(),
    onPart: fn(),
  },
} satisfies Meta<typeof DoorList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row says what pressing it does. Of a party, some can come first. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in Odessa Freeman' }));
    await expect(args.onPress).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Only some of The Parks' }));
    await expect(args.onPart).toHaveBeenLastCalledWith(3);
    canvas.getByRole('button', { name: /^Check in the rest of José Núñez 2 of 3 here since 6:05 PM/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('button', { name: 'Ruth Hart Here since 6:02 PM' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bo Lind On the waiting list' })).toBeVisible();
  },
};

/** Names of any length wrap beside the button. */
export const LongText: Story = {
  args: {
    guests: [
      { id: 1, name: longTitle, seats: 12, arrived: 0, lines: ['Party of 12'] },
      { id: 2, name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3), seats: 1, arrived: 0, lines: [] },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};
