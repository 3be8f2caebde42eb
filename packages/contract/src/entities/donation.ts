import { defineEntity } from '../entity.ts';

/** How a donation was made; the first is what donations without it have. */
const methods = {
  unknown: 'Not recorded',
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  transfer: 'Bank transfer',
  in_kind: 'In kind',
  other: 'Other',
};

/** What the donor got in return, which the tax authorities require letters of thanks to say. docs/decisions/0180 */
const returns = { unknown: 'Not recorded', none: 'Nothing', some: 'Goods or services' };

/** Donations, as entered by staff. Help texts that only the form needs: `formHelp`. */
export const donation = defineEntity(
  {
    name: { kind: 'text', label: 'Name', displayLabel: 'Donor', group: 'Donor' },
    email: {
      kind: 'email',
      label: 'Email',
      group: 'Donor',
    },
    amount: { kind: 'money', label: 'Amount', required: true, group: 'Gift' },
    method: {
      kind: 'choice',
      label: 'Method',
      options: methods,
      proposed: 'first',
      repeated: true,
      group: 'Gift',
    },
    item: {
      kind: 'text',
      label: 'What was given',
      shownWhen: { field: 'method', value: 'in_kind' },
      group: 'Gift',
    },
    fund: {
      kind: 'text',
      label: 'Fund',
      suggests: 'funds',
      repeated: true,
      group: 'Gift',
    },
    date: {
      kind: 'date',
      label: 'Date',
      range: 'past',
      proposed: 'today',
    },
    in_return: {
      kind: 'choice',
      label: 'Given in return',
      options: returns,
      proposed: 'first',
      repeated: true,
      group: 'Letters of thanks',
    },
    return_description: {
      kind: 'text',
      label: 'Description of what was given in return',
      shownWhen: { field: 'in_return', value: 'some' },
      group: 'Letters of thanks',
    },
    return_value: {
      kind: 'number',
      label: 'Value of what was given in return',
      shownWhen: { field: 'in_return', value: 'some' },
      group: 'Letters of thanks',
    },
    note: {
      kind: 'text',
      label: 'Note',
    },
  },
  {
    table: 'donations',
    noun: 'donation',
    listKey: 'donations',
    singleKey: 'donation',
    area: 'donations',
    holdsPersonalData: true,
    singular: 'donation',
    plural: 'Donations',
    sidebar: { label: 'Donations', icon: 'gift', group: 'Giving' },
    screens: { list: 'donations', one: 'donation' },
    mainField: 'name',
    nameField: 'email',
    columns: ['name', 'email', 'amount', 'date', 'method', 'fund'],
    secondLine: 'email',
    defaultSort: '-date',
  },
);
