import { parseArgs } from 'node:util';
import type { DatabaseKind } from '../../apps/server/src/db/dialect.ts';

/** The campaigns, in the order in which they run. */
const campaignNames = [
  'kill',
  'uploads',
  'power-cuts',
  'full-disk',
  'read-only-disk',
  'broken-file',
  'control',
] as const;
/** Name of a campaign. */
export type CampaignName = (typeof campaignNames)[number];

const databases: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** Options of `npm run crash`. */
export interface CrashOptions {
  databases: readonly DatabaseKind[];
  campaigns: readonly CampaignName[];
  /** Number of kills during writes. */
  kills: number;
  /** Number of kills during uploads. */
  uploads: number;
  powerCuts: number;
  /** Seed of the random times of the kills. */
  seed: string;
  /** Whether to write the figures to `docs/crash.md`. */
  write: boolean;
  /** Path of the program that Node runs. @default the artifact, which is built first */
  program?: string;
}

/** Parses the command line. @throws Error with a message for invalid arguments */
export function readCrashOptions(args: readonly string[]): CrashOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      kills: { type: 'string', default: '500' },
      uploads: { type: 'string', default: '300' },
      'power-cuts': { type: 'string', default: '100' },
      seed: { type: 'string', default: String(Date.now()) },
      write: { type: 'boolean', default: false },
      program: { type: 'string' },
    },
  });
  const { database, kills, uploads, seed, write, program } = values;
  return {
    databases: database === undefined ? databases : [oneOf(databases, database, '--database')],
    campaigns:
      positionals.length === 0 ? campaignNames : positionals.map((name) => oneOf(campaignNames, name, 'A campaign')),
    kills: count(kills, '--kills'),
    uploads: count(uploads, '--uploads'),
    powerCuts: count(values['power-cuts'], '--power-cuts'),
    seed,
    write,
    program,
  };
}

function count(text: string, name: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`${name} must be a whole number from 1 to 999999, not ‘${text}’.`);
  return Number(text);
}

function oneOf<Name extends string>(names: readonly Name[], text: string, kind: string): Name {
  const match = names.find((name) => name === text);
  if (match === undefined) throw new Error(`${kind} must be one of ${names.join(', ')}, not ‘${text}’.`);
  return match;
}
