/** What a public page knows of the backend before it has called it. */

/** Path under which pictures are served, followed by the file name. spec 3 */
export const imagesPath = '/images/';
/** Path under which PDFs are served, followed by the file name. spec 3 */
export const pdfsPath = '/pdfs/';
/** Path under which uploaded sounds are served, followed by the file name. ours */
export const soundsPath = '/sounds/';
/** Path under which uploaded films are served, followed by the file name. ours */
export const filmsPath = '/films/';
/** Path under which their captions are served, followed by the file name. ours */
export const captionsPath = '/captions/';

/** Puts an address on the e-mail list; the one call that anybody may make to change something. spec 7 */
export const subscribeCall = { method: 'POST', path: '/api/add-email' } as const;

/** The order of `ListQuery.sort` that begins with what is next. */
export const soonestFirst = 'soonest';
