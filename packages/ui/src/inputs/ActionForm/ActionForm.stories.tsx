import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { ActionForm } from './index.ts';

const meta = {
  title: 'Inputs/ActionForm',
  tags: ['new', 'since-0.1.0'],
  component: ActionForm,
  args: { action: '/email-list/confirm?token=sample', button: 'Yes, send me the news', value: 'confirm' },
} satisfies Meta<typeof ActionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const choices = {
  name: 'topic',
  legend: 'What do you want news about?',
  help: 'If you choose none, you get all news.',
  options: [
    { value: '1', label: 'Food pantry', isChecked: true },
    { value: '2', label: 'Voting', isChecked: false },
    { value: '3', label: 'Heritage and stories', isChecked: true },
  ],
};

/** One button, which sends the form by POST. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Yes, send me the news' });
    await expect(button.form).toHaveAttribute('method', 'post');
    await expect(button.form).toHaveAttribute('action', '/email-list/confirm?token=sample');
    await expect(new FormData(button.form ?? undefined, button).get('action')).toBe('confirm');
  },
};

/** With boxes to check. */
export const Choices: Story = {
  args: { button: 'Save', value: 'save', choices },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: choices.legend })).toHaveAccessibleDescription(choices.help);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Voting' }));
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await expect(new FormData(button.form ?? undefined).getAll('topic')).toEqual(['1', '2', '3']);
  },
};

/** A further action of the page. */
export const Secondary: Story = { args: { button: 'Leave the list', value: 'leave', isPrimary: false } };

export const LongText: Story = {
  args: {
    button: longTitle,
    choices: { ...choices, legend: longTitle, options: [{ value: '1', label: longTitle, isChecked: true }] },
  },
};
