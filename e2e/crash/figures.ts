import type { DatabaseKind } from '../../apps/server/src/db/dialect.ts';
import type { CampaignName } from './options.ts';

/** What a campaign counted. */
export interface CrashFigures {
  campaign: CampaignName;
  database: DatabaseKind;
  /** Kills, power cuts or faults that were brought about. */
  crashes: number;
  /** Writes that the server said were done. */
  acknowledged: number;
  /** Acknowledged writes that are not there, or have other content; deleted records that are back. */
  lost: number;
  /** Records that are there twice, or that nobody wrote. */
  doubled: number;
  /** Files that no row names, once the server has swept. */
  orphans: number;
  /** Names of files in rows without a file. */
  missing: number;
  slowestStartMs: number;
  /** What was not as it has to be, a sentence each. */
  faults: string[];
  /** What else is worth knowing, a sentence each. */
  notes: string[];
}

/** Figures of a campaign that begins. */
export function newFigures(campaign: CampaignName, database: DatabaseKind): CrashFigures {
  const counts = { crashes: 0, acknowledged: 0, lost: 0, doubled: 0, orphans: 0, missing: 0, slowestStartMs: 0 };
  return { campaign, database, ...counts, faults: [], notes: [] };
}

/** Whether nothing was lost, doubled or left lying about, and all was as it has to be. */
export function holds({ lost, doubled, orphans, missing, faults }: CrashFigures): boolean {
  return lost + doubled + orphans + missing === 0 && faults.length === 0;
}
