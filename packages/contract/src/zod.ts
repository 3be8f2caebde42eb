/** Zod, configured for schemas that browsers load too: the modules that define these import it from here. */
import { z } from 'zod';

// Zod compiles schemas with `new Function` and checks with the first one whether that is allowed. Our
// Content-Security-Policy forbids it, and the browser reports the violation.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
