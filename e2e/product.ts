import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Port of the product under test. */
export const port = Number(process.env.E2E_PORT ?? 4310);
/** Origin of the product under test, without a trailing slash. */
export const origin = `http://127.0.0.1:${port}`;
/** Data folder of the product under test. */
export const dataDir = join(tmpdir(), `porchlight-journeys-${port}`);
/** The account that the journeys sign in with. */
export const staff = { username: 'ada', password: 'a lamp on every porch' } as const;
