/** Message when a dialog of the dashboard can't be loaded. */
export const loadFailure = {
  title: 'This can’t be opened',
  text: 'The connection was lost before this was loaded. Check your connection, then try again. What you typed is still here.',
} as const;
