import type { FormEntry } from '@porchlight/contract/entities';

const answers = [
  { id: 'name', question: 'What is your name?', answer: 'Odessa Freeman' },
  { id: 'food', question: 'What should we know about food?', answer: 'No pork\nLittle salt' },
  { id: 'note', question: 'Is there anything we should know?', answer: '' },
];

/** Entries of a form, one of them suspected. */
export const sampleEntries: FormEntry[] = ['Odessa Freeman', 'Ruth Hart', 'Win a prize'].map((sender, index) => ({
  ...{ id: index + 1, version: 1, created_at: '2026-03-13T15:00:00Z', updated_at: '2026-03-13T15:00:00Z' },
  ...{ sender, email: `neighbor${index + 1}@example.org`, person: '', note: '', answers, delete_on: '2026-09-09' },
  form: [{ id: 1, name: 'Food pantry application', url: '/form/1' }],
  status: index === 2 ? 'suspected' : 'new',
}));
