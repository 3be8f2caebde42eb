import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'Inputs/PasswordInput',
  tags: ['new', 'since-0.1.0'],
  component: PasswordInput,
  args: { autoComplete: 'new-password' },
  render: (args) => (
    <FormField id="password" label="Password">
      {(control) => <PasswordInput {...control} {...args} />}
    </FormField>
  ),
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'porch');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('porch');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'porch' } };
