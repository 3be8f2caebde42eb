import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChoiceCards } from './ChoiceCards.tsx';

const meta = {
  title: 'Inputs/ChoiceCards',
  component: ChoiceCards,
  tags: ['new', 'since-0.1.0'],
  args: {
    'aria-label': 'Role',
    name: 'role',
    defaultValue: 'viewer',
    options: [
      { value: 'viewer', label: 'Viewer', points: ['Read the dashboard', 'Comment on records'] },
      {
        value: 'editor',
        label: 'Editor',
        points: ['Everything that a viewer can do', 'Publish, change and delete stories, events and other content'],
      },
      { value: 'administrator', label: 'Administrator', points: ['Everything that an editor can do'] },
    ],
  },
} satisfies Meta<typeof ChoiceCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each card is a radio button, described by what it means. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const viewer = canvas.getByRole('radio', { name: 'Viewer' });
    await expect(viewer).toBeChecked();
    await expect(viewer).toHaveAccessibleDescription('Read the dashboard. Comment on records.');
    await userEvent.click(viewer);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Editor' })).toBeChecked();
    await userEvent.click(canvas.getByText('Everything that an editor can do.'));
    await expect(canvas.getByRole('radio', { name: 'Administrator' })).toBeChecked();
  },
};

/** Long words are broken, and a card without points is its label. */
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'long',
        label: 'Keeper of the reading room’s catalogue of pamphlets',
        points: [`Pneumono${'ultramicroscopic'.repeat(6)}silicovolcanoconiosis`],
      },
      { value: 'short', label: 'Guest' },
    ],
  },
};
