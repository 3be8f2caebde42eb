/** Addresses of the backend that public pages use directly. */

/** Path under which pictures are served, followed by the file name. spec 3 */
export const imagesPath = '/images/';
/** Path under which PDFs are served, followed by the file name. spec 3 */
export const pdfsPath = '/pdfs/';
/** Path under which uploaded sounds are served, followed by the file name. Not from the spec. */
export const soundsPath = '/sounds/';
/** Path under which uploaded films are served, followed by the file name. Not from the spec. */
export const filmsPath = '/films/';
/** Path under which captions of films are served, followed by the file name. Not from the spec. */
export const captionsPath = '/captions/';

/** Path under which stored files of each kind are served. */
export const filePaths = {
  image: imagesPath,
  pdf: pdfsPath,
  sound: soundsPath,
  film: filmsPath,
  captions: captionsPath,
} as const;

/** Whether a path is that of a stored file. */
export function isFilePath(path: string): boolean {
  return Object.values(filePaths).some((each) => path.startsWith(each));
}

/** Adds an address to the email list. spec 7 */
export const subscribeCall = { method: 'POST', path: '/api/add-email' } as const;

/**
 * Pages that the links in emails of the list open, without an account and without JavaScript. A GET only shows the page;
 * its form, sent by POST to the same address, changes something.
 */
export const subscriptionPaths = {
  confirm: '/email-list/confirm',
  preferences: '/email-list/preferences',
  leave: '/email-list/leave',
} as const;

/** Page with which people see, change and cancel their registration for an event, with the token of their link. */
export const registrationPath = '/registration';

/** Value of `ListQuery.sort` that lists future records first, the next one at the top. */
export const soonestFirst = 'soonest';
