import type { Role } from '@porchlight/contract/permissions';
import type { State } from '@porchlight/contract/publication';

type Notes = Readonly<Record<string, string>>;

/** Notes that a form shows below a select field on the selected option, by field name and option. */
export const optionNotes: Readonly<Record<string, Notes>> = {
  state: {
    draft: 'Only staff see it.',
    in_review: 'Only staff see it, until an editor has read it.',
    scheduled: 'Visitors see it from this moment on.',
    published: 'Visitors see it at once when it is saved.',
    archived: 'It is kept, and no visitor sees it.',
  } satisfies Record<State, string>,
  role: {
    viewer: 'Reads what is public and its history, and what was donated in all. Changes nothing, sees no donor.',
    author: 'Reads what is public and its history. Writes drafts and sends them for review. Publishes nothing.',
    treasurer: 'Keeps the donations and exports them. Reads what is public.',
    editor: 'Publishes everything public and keeps the email list. Sees no donor.',
    administrator: 'May do everything, accounts and their roles included.',
  } satisfies Record<Role, string>,
};

/** Notes on the state for a form that edits a published record or a draft of its changes. */
export const changesNotes: Notes = {
  draft: 'Only staff see these changes. Visitors go on seeing what is published.',
  in_review: 'Only staff see these changes, until an editor has read them.',
  scheduled: 'Visitors see these changes from this moment on, and until then what is published.',
};
