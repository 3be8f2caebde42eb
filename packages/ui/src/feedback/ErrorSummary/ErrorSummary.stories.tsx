import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormField } from '../../inputs/FormField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Feedback/ErrorSummary',
  tags: ['new', 'since-0.1.0'],
  component: ErrorSummary,
  args: {
    items: [
      { controlId: 'title', label: 'Title', message: 'This can’t be empty.' },
      { message: 'The server could not be reached.' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <FormField id="title" label="Title" error="This can’t be empty.">
        {(control) => <OutlinedInput {...control} />}
      </FormField>
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link moves focus to its field and does not change the URL. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const before = window.location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Title: This can’t be empty.' }));
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await expect(window.location.href).toBe(before);
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveTextContent('could not be reached');
  },
};
