/** Fields that several entities have. */

/** The topics of a record. */
export const topicsField = {
  kind: 'references',
  label: 'Topics',
  help: 'Each topic has a page with everything about it. Type a new name to add a topic.',
  to: 'topic',
} as const;

/** Who wrote a record, in the order in which they are named. */
export const authorsField = {
  kind: 'references',
  label: 'Authors',
  help: 'People of the team, or other names. Without an author, the organization is the author.',
  to: 'team',
  acceptsNames: true,
} as const;
