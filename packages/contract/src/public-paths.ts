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

/** Adds an address to the email list; the only call of visitors that changes data. spec 7 */
export const subscribeCall = { method: 'POST', path: '/api/add-email' } as const;

/** Value of `ListQuery.sort` that lists future records first, the next one at the top. */
export const soonestFirst = 'soonest';
