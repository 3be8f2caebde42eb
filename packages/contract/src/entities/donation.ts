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

/** Donations, as entered by staff. */
export const donation = defineEntity(
  {
    name: { kind: 'text', label: 'Name', help: 'The donor: a person, a family or an organization.', group: 'Donor' },
    email: {
      kind: 'email',
      label: 'Email',
      help: 'The email address of the donor. Leave it empty if you don’t know it.',
      group: 'Donor',
    },
    amount: { kind: 'money', label: 'Amount', help: 'In US dollars.', required: true, group: 'Gift' },
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
      help: 'Such as 40 cans of beans. Letters describe a gift in kind, and never say what it is worth.',
      shownWhen: { field: 'method', value: 'in_kind' },
      group: 'Gift',
    },
    fund: {
      kind: 'text',
      label: 'Fund',
      help: 'What the gift is for, such as the pantry. Funds that you have used before are suggested.',
      suggests: 'funds',
      repeated: true,
      group: 'Gift',
    },
    date: {
      kind: 'date',
      label: 'Date',
      help: 'If you leave it empty, today’s date is used.',
      range: 'past',
    },
    in_return: {
      kind: 'choice',
      label: 'Given in return',
      help: 'Letters of thanks have to say whether the donor got anything in return.',
      options: returns,
      proposed: 'first',
      repeated: true,
      group: 'For letters of thanks',
    },
    return_description: {
      kind: 'text',
      label: 'Description of what was given in return',
      help: 'Such as two tickets to the supper.',
      shownWhen: { field: 'in_return', value: 'some' },
      group: 'For letters of thanks',
    },
    return_value: {
      kind: 'number',
      label: 'Value of what was given in return',
      help: 'A fair estimate in whole US dollars.',
      shownWhen: { field: 'in_return', value: 'some' },
      group: 'For letters of thanks',
    },
    note: {
      kind: 'text',
      label: 'Note',
      help: 'Only for colleagues, such as the number of a check. No letter shows it.',
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
    mainField: 'email',
    nameField: 'name',
    columns: ['email', 'name', 'amount', 'date', 'method', 'fund'],
    secondLine: 'name',
    defaultSort: '-date',
  },
);
