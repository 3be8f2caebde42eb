import type { ResourceName } from '@porchlight/contract/entities';

/** Help texts of forms that are not in the descriptions of their fields, which every page loads. */
export const formHelp: Readonly<Partial<Record<ResourceName, Readonly<Record<string, string>>>>> = {
  donation: {
    name: 'The donor: a person, a family or an organization.',
    email: 'The email address of the donor. Leave it empty if you don’t know it.',
    amount: 'In US dollars.',
    date: 'If you leave it empty, today’s date is used.',
    item: 'Such as 40 cans of beans. Letters describe a gift in kind, and never say what it is worth.',
    fund: 'What the gift is for, such as the pantry. Funds that you have used before are suggested.',
    in_return: 'Letters of thanks have to say whether the donor got anything in return.',
    return_description: 'Such as two tickets to the supper.',
    return_value: 'A fair estimate in whole US dollars.',
    note: 'Only for colleagues, such as the number of a check. No letter shows it.',
  },
  email: {
    topics: 'What this person wants news about. Without a topic, everything.',
    consent:
      'An address belongs on the list only if its owner agrees. That you know the address, or that they gave to you or came to an event, is not enough.',
    consent_note: 'When and where, such as: signed the list at the supper on November 12.',
  },
  user: {
    username: 'What this person signs in with.',
    role: 'What this person can do. If you change it, they have to sign in again.',
    handed_over: 'Use this when you give someone a password. They have to choose their own when they first sign in.',
  },
};
