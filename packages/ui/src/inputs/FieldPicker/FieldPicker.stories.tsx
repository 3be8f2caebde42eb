import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FieldPicker } from './index.ts';

const change = fn();

const meta = {
  title: 'Inputs/FieldPicker',
  tags: ['new', 'since-0.1.0'],
  component: FieldPicker,
  args: {
    onChange: change,
    removeLabel: 'Leave it empty in all 12',
    fields: [
      { name: 'venue', kind: 'text', label: 'Venue', help: 'The name of the place.' },
      { name: 'date', kind: 'date', label: 'Date', required: true },
      {
        name: 'status',
        kind: 'choice',
        label: 'Status',
        options: [
          { value: 'planned', label: 'Planned' },
          { value: 'postponed', label: 'Postponed' },
        ],
      },
      { name: 'all_day', kind: 'boolean', label: 'All day' },
      {
        name: 'topics',
        kind: 'references',
        label: 'Topics',
        findReferences: async () => [{ id: 3, name: 'Seeds', url: '' }],
      },
    ],
  },
} satisfies Meta<typeof FieldPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A field is chosen, and its control is the one of the form. */
export const Default: Story = {
  parameters: { sheet: 'played' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Field' }), 'Venue');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Venue' }), 'Depot');
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ name: 'venue', value: 'Depot', isRemoved: false }));
  },
};

/** Removing a value is said, not left empty. What can't be empty has no such box. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Field' });
    await userEvent.selectOptions(field, 'Venue');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Leave it empty in all 12' }));
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ name: 'venue', value: '', isRemoved: true }));
    await userEvent.selectOptions(field, 'Date');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ name: 'date', value: '', isRemoved: false }));
  },
};

/** Every kind of field has its own control; a single field is chosen already. */
export const OneField: Story = {
  parameters: { sheet: false },
  args: { fields: meta.args.fields.slice(4), removeLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Field' })).toBeNull();
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Topics' }), 'Seeds');
    await screen.findByRole('option', { name: 'Seeds' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(JSON.parse(change.mock.lastCall?.[0].value)).toMatchObject([{ name: 'Seeds' }]));
  },
};

/** What is wrong is at the field, which has the focus. */
export const WithError: Story = {
  args: { error: 'Enter a value.', fields: meta.args.fields.slice(0, 1) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Venue' })).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Enter a value\./);
  },
};
