import { defineEntity } from '../entity.ts';

/**
 * What somebody has sent with a form: an entry. The answers are stored with the words of their questions, so that they
 * stay readable whatever becomes of the form. docs/decisions/0187
 */
export const formEntry = defineEntity(
  {
    sender: { kind: 'text', label: 'From', computed: true },
    form: { kind: 'references', label: 'Form', to: 'form', acceptsNames: true, computed: true },
    status: {
      kind: 'choice',
      label: 'Status',
      proposed: 'first',
      options: { new: 'New', in_progress: 'In progress', done: 'Done', suspected: 'Suspected spam' },
    },
    person: { kind: 'text', label: 'Person in charge', suggests: 'people' },
    note: { kind: 'lines', label: 'Note', help: 'For colleagues. The sender doesn’t see it.' },
    email: { kind: 'email', label: 'Email address', computed: true },
    answers: {
      kind: 'items',
      label: 'Answers',
      itemName: 'answer',
      exportedBy: { key: 'id', heading: 'question', value: 'answer' },
      computed: true,
      fields: {
        question: { kind: 'text', label: 'Question' },
        answer: { kind: 'lines', label: 'Answer' },
        file: { kind: 'text', label: 'Type of file' },
        id: { kind: 'text', label: 'Key', isItemKey: true },
      },
    },
    delete_on: { kind: 'date', label: 'Deleted on', range: 'plan', computed: true },
  },
  {
    table: 'form_entries',
    noun: 'form-entry',
    listKey: 'form_entries',
    singleKey: 'form_entry',
    area: 'entries',
    named: ['list', 'single', 'update'],
    holdsPersonalData: true,
    isReceived: true,
    singular: 'entry',
    plural: 'Form entries',
    sidebar: { label: 'Form entries', icon: 'inbox', group: 'People' },
    screens: { list: 'form-entries', one: 'form-entry' },
    mainField: 'sender',
    columns: ['sender', 'form', 'status', 'person', 'email', 'delete_on'],
    hiddenColumns: ['email'],
    secondLine: 'form',
    exception: 'status',
    view: { label: 'New', filters: { status: 'new' } },
    defaultSort: '-created_at',
    furtherScreens: { '/dashboard/entries-of-address': 'Entries of an address' },
  },
);
