/** Zod as schemas are made with it that browsers load as well: everything in this package takes it from here. */
import { z } from 'zod';

// It would make code of schemas, and tries whether it may with the first one: a page's policy forbids it, and the browser
// reports that.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
