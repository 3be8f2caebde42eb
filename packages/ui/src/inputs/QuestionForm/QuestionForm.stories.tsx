import type { Question } from '@porchlight/contract/forms/questions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { QuestionForm } from './QuestionForm.tsx';

const question = (id: string, kind: Question['kind'], label: string, more: Partial<Question> = {}): Question => ({
  ...{ id, kind, label, help: '', required: true, options: [], autocomplete: '', condition: null },
  ...more,
});

const questions = [
  question('about', 'heading', 'About you'),
  question('name', 'text', 'What is your name?', { autocomplete: 'name' }),
  question('mail', 'email', 'What is your email address?', { autocomplete: 'email' }),
  question('phone', 'phone', 'What is your telephone number?', {
    ...{ autocomplete: 'tel', required: false, help: 'For the day itself, in case something changes.' },
  }),
  question('shift', 'heading', 'Your shift'),
  question('when', 'choices', 'When can you help?', { options: ['Tuesday morning', 'Friday deliveries'] }),
  question('from', 'date', 'From which day on?'),
  question('car', 'yesNo', 'Do you have a car?', { options: ['Yes', 'No'] }),
  question('seats', 'number', 'How many boxes fit into it?', { condition: { id: 'car', answer: 'Yes' } }),
  question('about-us', 'choice', 'How did you hear of us?', { options: ['From a neighbor', 'On the radio'] }),
  question('note', 'longText', 'Is there anything we should know?', { required: false }),
  question('proof', 'file', 'A letter that shows where you live', { required: false }),
  question('consent', 'consent', 'Porchlight can keep these answers until the date below.', { options: ['Yes'] }),
];

const meta = {
  title: 'Inputs/QuestionForm',
  tags: ['stable', 'since-0.1.0'],
  component: QuestionForm,
  args: {
    action: '#',
    questions,
    token: 'abc',
    note: 'We delete your answers on March 14, 2027.',
    onSubmit: fn((event) => event.preventDefault()),
  },
} satisfies Meta<typeof QuestionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question that depends on an answer appears with it, and keeps what was typed when it goes away. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByLabelText('How many boxes fit into it?')).toBeNull());
    await userEvent.click(canvas.getByLabelText('Yes'));
    await userEvent.type(canvas.getByLabelText('How many boxes fit into it?'), '12');
    await userEvent.click(canvas.getByLabelText('No'));
    await expect(canvas.queryByLabelText('How many boxes fit into it?')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Yes'));
    await expect(canvas.getByLabelText('How many boxes fit into it?')).toHaveValue('12');
  },
};

/** A form that comes back: the list of errors has the focus, and everything that was typed is there. */
export const Rejected: Story = {
  args: {
    answers: {
      name: 'Ruth Hart',
      mail: 'ruth@',
      when: ['Friday deliveries'],
      car: 'No',
      note: 'I can lift\nfifty pounds.',
      proof: 'Letter.pdf',
    },
    errors: { mail: 'This has to be an email address, such as name@example.org.', from: 'Enter a date.' },
    message: 'Some answers are missing or can’t be read.',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('What is your name?')).toHaveValue('Ruth Hart');
    await expect(canvas.getByLabelText('Friday deliveries')).toBeChecked();
    await expect(canvas.getByText('We have Letter.pdf. Choose another file to replace it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /From which day on\?/ }));
    await expect(canvas.getByLabelText('From which day on?')).toHaveFocus();
  },
};

/** What was typed on this device before is back, and can be cleared. */
export const Restored: Story = {
  args: { saved: { read: () => ({ name: 'Ruth Hart', car: 'Yes', seats: '4' }), write: fn(), clear: fn() } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('What you typed earlier is back.'));
    await expect(canvas.getByLabelText('How many boxes fit into it?')).toHaveValue('4');
    await userEvent.type(canvas.getByLabelText('What is your name?'), '!');
    await expect(args.saved?.write).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Ruth Hart!' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }));
    await expect(args.saved?.clear).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('What is your name?')).toHaveValue('');
  },
};

/** It can be looked at, but not sent: in a preview, or when the form has closed while it was filled in. */
export const NotToSend: Story = {
  args: { token: '', note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

/** Long questions and answers wrap. */
export const LongTexts: Story = {
  args: {
    questions: [
      question('long', 'text', longTitle, { help: longTitle }),
      question('choice', 'choice', longTitle, { options: [longTitle, 'A'.repeat(200)] }),
    ],
    errors: { long: longTitle },
  },
};
