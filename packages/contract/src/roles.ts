/** What accounts may be. Apart from what each may do, which visitors' pages don't load. */

/** The roles of accounts with their words, from the one that may do least. */
export const roleNames = {
  viewer: 'Viewer',
  author: 'Author',
  treasurer: 'Treasurer',
  editor: 'Editor',
  administrator: 'Administrator',
} as const;

/** The role of an account. */
export type Role = keyof typeof roleNames;
