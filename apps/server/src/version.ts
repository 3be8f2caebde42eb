import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const packageFile = join(import.meta.dirname, '../../../package.json');

/** Version of the program: that of the root's package.json, in a clone and in the artifact. */
export const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8')));
