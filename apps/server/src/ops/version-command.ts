import { DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import { migrationNames } from '../db/migrate.ts';
import { version } from '../version.ts';
import { printResult } from './print-result.ts';

/** `porchlight version`: prints the installed version, and those of the tables, Node and SQLite. */
export function versionCommand(): Command {
  return new Command('version')
    .description('print this version, and what it runs on')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExample:\n  porchlight version --json')
    .action(async ({ json }: { json?: boolean }) => {
      using memory = new DatabaseSync(':memory:');
      const row = memory.prepare('select sqlite_version() as version').get();
      const schema = (await migrationNames('sqlite')).at(-1)?.slice(0, 4);
      const facts = { porchlight: version, schema, node: process.versions.node, sqlite: row?.version };
      printResult(json, facts, [
        `Porchlight ${facts.porchlight}`,
        `  tables   ${facts.schema}`,
        `  Node     ${facts.node}`,
        `  SQLite   ${facts.sqlite}`,
      ]);
    });
}
