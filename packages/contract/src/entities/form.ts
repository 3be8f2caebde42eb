import { defineEntity } from '../entity.ts';
import { questionsField } from '../forms/questions-field.ts';
import { formEntriesMax } from '../limits.ts';
import { urls } from '../page-urls.ts';

/** Forms, which visitors fill in and send: see `formEntry`. docs/decisions/0186 */
export const form = defineEntity(
  {
    title: { kind: 'text', label: 'Title', required: true },
    introduction: {
      kind: 'longText',
      label: 'Introduction',
      help: 'Who the form is for, and what people need to fill it in.',
    },
    questions: questionsField,
    after_text: {
      kind: 'longText',
      label: 'Text after sending',
      help: 'What happens next, and when.',
    },
    notify: {
      kind: 'lines',
      label: 'Send an email to',
      lineKind: 'email',
      isPrivate: true,
      group: 'After someone has sent it',
      help: 'One address per line. The email has a link to the answers, but not the answers.',
    },
    confirms: {
      kind: 'boolean',
      label: 'Confirm by email that the form arrived',
      group: 'After someone has sent it',
      help: 'To the address in the first question that asks for one; at most once a day.',
    },
    keep_days: {
      kind: 'choice',
      label: 'Keep answers for',
      proposed: 'first',
      group: 'After someone has sent it',
      options: { 30: '30 days', 90: '3 months', 180: '6 months', 365: '1 year', 730: '2 years', 1825: '5 years' },
      help: 'After that, they are deleted automatically. The form tells people the date.',
    },
    opens_at: { kind: 'dateTime', label: 'Open from', range: 'plan', group: 'When it is open' },
    closes_at: {
      kind: 'dateTime',
      label: 'Open until',
      range: 'plan',
      notBefore: 'opens_at',
      group: 'When it is open',
    },
    entries_max: {
      kind: 'number',
      label: 'Largest number of entries',
      min: 1,
      max: formEntriesMax,
      group: 'When it is open',
      help: 'If this is empty, there is no limit.',
    },
    slug: { kind: 'slug', label: 'Slug' },
  },
  {
    table: 'forms',
    noun: 'form',
    listKey: 'forms',
    singleKey: 'form',
    area: 'content',
    open: ['list', 'single'],
    singular: 'form',
    plural: 'Forms',
    sidebar: { label: 'Forms', icon: 'form', group: 'Content' },
    screens: { list: 'forms', one: 'form' },
    mainField: 'title',
    columns: ['title', 'closes_at'],
    defaultSort: 'title',
    publicUrl: ({ id, slug }) => urls.form(id, slug),
    paged: true,
    search: { code: 12, one: 'Form', many: 'Forms', body: 'introduction' },
  },
);
