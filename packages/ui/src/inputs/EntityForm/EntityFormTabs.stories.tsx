import type { Fields } from '@porchlight/contract/fields';
import { formSchema } from '@porchlight/contract/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type SampleFormProps, sampleForm } from './sample-form.tsx';

const described = {
  name: { kind: 'text', label: 'Name', required: true },
  email: { kind: 'email', label: 'Email', required: true },
  hours: { kind: 'lines', label: 'Opening hours', lineKind: 'hours' },
  exceptions: { kind: 'lines', label: 'Holidays and exceptions', lineKind: 'exception' },
} as const satisfies Fields;

const onSubmit = fn(async (_values: Readonly<Record<string, unknown>>) => ({ id: 1 }));

const meta = {
  title: 'Inputs/EntityForm tabs',
  tags: ['new', 'since-0.1.0'],
  ...sampleForm,
  args: {
    label: 'Edit organization',
    fields: [
      { name: 'name', kind: 'text', label: 'Name', required: true, tab: 'Identity' },
      { name: 'email', kind: 'email', label: 'Email', required: true, tab: 'Contact' },
      { name: 'hours', kind: 'lines', label: 'Opening hours', lineKind: 'hours', tab: 'Hours' },
      { name: 'exceptions', kind: 'lines', label: 'Holidays and exceptions', lineKind: 'exception', tab: 'Hours' },
    ],
    schema: formSchema(described, false),
    defaultValues: {
      name: 'Porchlight',
      email: 'hello@porchlight.example',
      hours: 'Tuesday-Saturday 10:00-18:00',
      exceptions: '2099-12-25 closed Christmas',
    },
    submitLabel: 'Update organization',
    onSubmit,
  },
} satisfies Meta<SampleFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const open = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('tab', { name }));

/** What is typed in one tab stays while another one is open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' House');
    await open(canvas, 'Hours');
    await expect(canvas.getByLabelText('Name')).not.toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add hours: Sunday' }));
    await open(canvas, 'Identity');
    await userEvent.click(canvas.getByRole('button', { name: 'Update organization' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Porchlight House', hours: 'Tuesday-Sunday 10:00-18:00' }),
        expect.anything(),
      ),
    );
  },
};

/** The summary leads into the tab with the problem; each tab says how many it has. */
export const Problems: Story = {
  args: { defaultValues: { name: 'Porchlight', email: 'hello', hours: 'Monday 17:00-09:00', exceptions: '' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update organization' }));
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }));
    await expect(canvas.getByRole('tab', { name: 'Contact ▲ 1 problem' })).toBeVisible();
    await userEvent.click(summary.getByRole('link', { name: /^Email:/ }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await userEvent.click(summary.getByRole('link', { name: /^Opening hours: .*closes before/ }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Opening hours' })).toHaveFocus());
    await open(canvas, 'Identity');
    await expect(canvas.getByLabelText('Name')).toBeVisible();
  },
};

/** A list from elsewhere is pasted as text. What can't be read stays text. */
export const HoursAsText: Story = {
  play: async ({ canvas }) => {
    await open(canvas, 'Hours');
    await userEvent.click(await canvas.findByRole('button', { name: 'Write as text: Opening hours' }));
    const lines = canvas.getByRole('textbox', { name: 'Opening hours' });
    await userEvent.clear(lines);
    await userEvent.type(lines, 'Wednesday 4-8 PM{Enter}by appointment');
    await expect(canvas.queryByRole('button', { name: 'Show the week: Opening hours' })).not.toBeInTheDocument();
    await userEvent.type(lines, '{Backspace>14/}');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the week: Opening hours' }));
    await expect(canvas.getByLabelText('Wednesday, opens')).toHaveValue('16:00');
  },
};
