import { rulesOf } from '@porchlight/contract/field-kinds/index';
import { itemProblems } from '@porchlight/contract/field-kinds/items';
import type { Fields } from '@porchlight/contract/fields';
import { formSchema } from '@porchlight/contract/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { EntityFormField } from './entity-form-types.ts';
import { type SampleFormProps, sampleForm } from './sample-form.tsx';

const described = {
  questions: {
    kind: 'items',
    label: 'Questions',
    itemName: 'question',
    maxItems: 3,
    fields: {
      question: { kind: 'text', label: 'Question', required: true },
      reply: { kind: 'longText', label: 'Reply' },
      seats: { kind: 'number', label: 'Seats' },
    },
  },
} as const satisfies Fields;

const { fields: itemFields, ...questions } = described.questions;
const fields: EntityFormField[] = [
  {
    ...questions,
    name: 'questions',
    help: 'What people ask most.',
    fields: Object.entries(itemFields).map(([name, field]) => ({ name, ...field })),
    itemProblems: (value) => itemProblems(described.questions, value, rulesOf),
  },
];

const stored = [
  { question: 'When do you open?', reply: 'At six.', seats: 12 },
  { question: 'Is there a bus?', reply: '', seats: null },
];

const meta = {
  title: 'Inputs/EntityForm items',
  tags: ['new', 'since-0.1.0'],
  ...sampleForm,
  args: {
    label: 'Edit page',
    fields,
    schema: formSchema(described, false),
    defaultValues: { questions: JSON.stringify(stored) },
    submitLabel: 'Save',
    onSubmit: fn(async () => ({ id: 7 })),
  },
} satisfies Meta<SampleFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const itemNamed = async (canvas: ReturnType<typeof within>, name: RegExp) =>
  within(await canvas.findByRole('group', { name }));

/** Whether the browser would ask before the page is closed. */
const hasChanges = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The form sends the list as JSON, in the order that is seen. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add question' }));
    await userEvent.keyboard('May I bring my dog?');
    await userEvent.click(canvas.getByRole('button', { name: 'Move up: question 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const sent = [stored[0], { question: 'May I bring my dog?', reply: '', seats: '' }, stored[1]];
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ questions: JSON.stringify(sent) }, expect.anything()),
    );
  },
};

/** The summary leads to the field of the item that is wrong, and the message is there too. */
export const Invalid: Story = {
  play: async ({ args, canvas }) => {
    const second = await itemNamed(canvas, /^question 2/);
    await userEvent.type(second.getByLabelText('Seats'), 'a dozen');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await userEvent.click(within(summary).getByRole('link', { name: /^Questions: Question 2, Seats: This has to be/ }));
    const seats = second.getByLabelText('Seats');
    await expect(seats).toHaveFocus();
    await expect(seats).toHaveAccessibleDescription(expect.stringContaining('This has to be a whole number'));
    await userEvent.clear(seats);
    await waitFor(() => expect(seats).toBeValid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What is typed and taken out again is no change, nor is an item that is removed and put back. */
export const Unchanged: Story = {
  play: async ({ canvas }) => {
    const first = await itemNamed(canvas, /^question 1/);
    await userEvent.type(first.getByLabelText('Seats'), '0');
    await waitFor(() => expect(hasChanges()).toBe(true));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(hasChanges()).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove question 1' }));
    await waitFor(() => expect(hasChanges()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(hasChanges()).toBe(false));
    await expect((await itemNamed(canvas, /^question 1/)).getByLabelText('Reply')).toHaveValue('At six.');
  },
};
