import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FactButton } from './index.ts';

const meta = {
  title: 'Inputs/FactButton',
  tags: ['new', 'since-0.1.0'],
  component: FactButton,
  args: {
    facts: [
      { token: '{town}', label: 'Town', value: 'Port Ellen' },
      { token: '{pantry hours}', label: 'Hours of the pantry', value: 'Thursday and Friday, 10:00 AM to 4:00 PM' },
      { token: '{phone}', label: 'Telephone', value: '' },
    ],
    onChooseFact: fn(),
  },
} satisfies Meta<typeof FactButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The menu shows what visitors read at present; the chosen fact is reported as its token. */
export const Choose: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insert fact' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Hours of the pantry.*10:00 AM/ }));
    await waitFor(() => expect(args.onChooseFact).toHaveBeenCalledWith('{pantry hours}'));
  },
};

/** Escape inserts nothing, and the button has the focus again. */
export const Cancel: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Insert fact' });
    await userEvent.click(button);
    await screen.findByRole('menuitem', { name: /Telephone.*Not set/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChooseFact).not.toHaveBeenCalled();
  },
};
