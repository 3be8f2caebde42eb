import type { FormRecord } from '@porchlight/contract/entities';
import type { FormKey } from '@porchlight/contract/forms/form-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { mockCall } from './mock-call.ts';

const stamps = { version: 1, created_at: '2026-01-01T12:00:00Z', updated_at: '2026-01-01T12:00:00Z' };
const question = (id: string, kind: string, label: string, more = {}) => ({
  ...{ id, kind, label, required: true, options: '', help: '', purpose: 'none', shown_for: '', shown_for_answer: '' },
  ...more,
});
/** A form that is open, with a question that depends on another one. */
export const sampleForm: FormRecord = {
  ...{ id: 1, ...stamps, title: 'Take a volunteer shift', slug: 'take-a-volunteer-shift', notify: '', confirms: false },
  introduction: 'An hour helps. You need no experience.',
  after_text: 'We write to you before the weekend.',
  ...{ keep_days: '365', opens_at: null, closes_at: '2026-03-20T21:00:00Z', entries_max: 40 },
  questions: [
    question('name', 'text', 'What is your name?', { purpose: 'name' }),
    question('car', 'yesNo', 'Can you drive a delivery?'),
    question('seats', 'number', 'How many boxes fit into your car?', { shown_for: 'car', shown_for_answer: 'Yes' }),
  ],
};

/** The key of a form that is open. */
export const sampleFormKey: FormKey = { standing: 'open', token: 'abc', delete_on: '2027-03-14' };

/** Answers the call for the key of any form. */
export const mockFormKey = (form_key = sampleFormKey) => mockCall(otherCalls.formKey, () => ({ form_key }));
