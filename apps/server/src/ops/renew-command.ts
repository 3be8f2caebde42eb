import { Command } from 'commander';
import { appendEntry } from '../audit/append-entry.ts';
import { fileKeysSecret, renewSharedSecret } from '../db/shared-secrets.ts';
import { withDatabase } from './existing-database.ts';
import { printResult } from './print-result.ts';

/** `porchlight renew`: replaces the secret that signs the URLs of files that are not public. */
export function renewCommand(): Command {
  return new Command('renew')
    .description('replace the key that signs links to non-public files; servers use it after their next start')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExample:\n  porchlight renew')
    .action(({ json }: { json?: boolean }) =>
      withDatabase(async (db) => {
        await db.write(async (trx) => {
          await renewSharedSecret(trx, fileKeysSecret);
          await appendEntry(trx, new Date(), { kind: 'secret_renewed', subject: fileKeysSecret });
        });
        printResult(json, { renewed: fileKeysSecret }, [
          'The key that signs links to non-public files was replaced.',
          'Restart every server of this database: until then they use the old key. Dashboard pages that are open then reload these files.',
        ]);
      }),
    );
}
