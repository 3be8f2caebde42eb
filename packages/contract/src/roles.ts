/** Roles of accounts. Separate from their permissions, which public pages don't load. */

/** Labels of the roles, least privileged first. */
export const roleNames = {
  viewer: 'Viewer',
  author: 'Author',
  treasurer: 'Treasurer',
  editor: 'Editor',
  administrator: 'Administrator',
} as const;

/** The role of an account. */
export type Role = keyof typeof roleNames;
