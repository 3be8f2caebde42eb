import type { Field } from '../fields.ts';
import { questionMaxCharacters, questionsMax } from '../limits.ts';
import { questionKinds, questionPurposes } from './questions.ts';

/** The field of a form with its questions. */
export const questionsField = {
  kind: 'items',
  label: 'Questions',
  itemName: 'question',
  itemRule: 'questions',
  maxItems: questionsMax,
  fields: {
    label: { kind: 'text', label: 'Question', required: true, maxCharacters: questionMaxCharacters },
    kind: { kind: 'choice', label: 'Answer', options: questionKinds, proposed: 'first' },
    required: {
      kind: 'boolean',
      label: 'People have to answer it',
      shownWhen: {
        field: 'kind',
        value: [
          'text',
          'longText',
          'email',
          'phone',
          'number',
          'date',
          'choice',
          'choices',
          'yesNo',
          'consent',
          'file',
        ],
      },
    },
    options: {
      kind: 'lines',
      label: 'Answers to choose from',
      help: 'One per line.',
      shownWhen: { field: 'kind', value: ['choice', 'choices'] },
    },
    help: { kind: 'text', label: 'Help', help: 'A sentence under the question.' },
    purpose: {
      kind: 'choice',
      label: 'What people enter',
      options: questionPurposes,
      proposed: 'first',
      help: 'Their browser can fill in what it knows.',
      shownWhen: { field: 'kind', value: ['text', 'longText', 'date'] },
    },
    shown_for: { kind: 'text', label: 'Ask it', refersTo: 'earlierQuestion' },
    shown_for_answer: { kind: 'text', label: 'If the answer is', refersTo: 'answerToIt' },
    id: { kind: 'text', label: 'Key', isItemKey: true, maxCharacters: 40 },
  },
} as const satisfies Field;
