import type { Role } from '@porchlight/contract/permissions';

type Notes = Readonly<Record<string, string>>;

/** Notes that a form shows below a select field on the selected option, by field name and option. */
export const optionNotes: Readonly<Record<string, Notes>> = {
  role: {
    viewer: 'Can view public content, its history and donation totals. Can’t change anything or see donors.',
    author: 'Can view public content and its history, write drafts and send them for review. Can’t publish.',
    treasurer: 'Can manage and export donations, and view public content.',
    editor: 'Can publish all public content and manage the email list. Can’t see donors.',
    administrator: 'Can do everything, including managing accounts and roles.',
  } satisfies Record<Role, string>,
};
