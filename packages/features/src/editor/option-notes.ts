import type { Role } from '@porchlight/contract/permissions';
import type { State } from '@porchlight/contract/publication';

type Notes = Readonly<Record<string, string>>;

/** Notes that a form shows below a select field on the selected option, by field name and option. */
export const optionNotes: Readonly<Record<string, Notes>> = {
  state: {
    draft: 'Only staff can see it.',
    in_review: 'Only staff can see it until an editor publishes it.',
    scheduled: 'Visitors see it from the time you choose.',
    published: 'Visitors see it as soon as you save.',
    archived: 'It is kept, but visitors can’t see it.',
  } satisfies Record<State, string>,
  role: {
    viewer: 'Can view public content, its history and donation totals. Can’t change anything or see donors.',
    author: 'Can view public content and its history, write drafts and send them for review. Can’t publish.',
    treasurer: 'Can manage and export donations, and view public content.',
    editor: 'Can publish all public content and manage the email list. Can’t see donors.',
    administrator: 'Can do everything, including managing accounts and roles.',
  } satisfies Record<Role, string>,
};

/** Notes on the state for a form that edits a published record or a draft of its changes. */
export const changesNotes: Notes = {
  draft: 'Only staff can see these changes. Visitors still see the published version.',
  in_review: 'Only staff can see these changes until an editor publishes them.',
  scheduled: 'Visitors see these changes from the time you choose. Until then, they see the published version.',
};
