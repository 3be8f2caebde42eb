/** `npm start`: builds what changed, then runs the server in this process, so that signals reach it. */
import { buildWeb } from './build.ts';

await buildWeb();
await import('../apps/server/src/main.ts');
