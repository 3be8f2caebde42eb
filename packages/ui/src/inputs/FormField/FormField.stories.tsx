import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormField } from './FormField.tsx';

const meta = {
  title: 'Inputs/FormField',
  tags: ['new', 'since-0.1.0'],
  component: FormField,
  args: {
    id: 'town',
    label: 'Town',
    children: (control) => <OutlinedInput {...control} autoComplete="off" />,
  },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Error and help describe the field, the error first. */
export const WithHelpAndError: Story = {
  args: { required: true, help: 'Where you pick up your box.', error: 'This can’t be empty.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Town');
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/This can’t be empty\. Where you pick up your box\./);
  },
};
