import type { DatabaseKind } from '../../apps/server/src/db/dialect.ts';
import type { CampaignName } from './options.ts';

/** Results of a campaign. */
export interface CrashFigures {
  campaign: CampaignName;
  database: DatabaseKind;
  /** Number of kills, power cuts or other provoked failures. */
  crashes: number;
  /** Number of writes that the server acknowledged. */
  acknowledged: number;
  /** Acknowledged writes that are missing or have other content, and deleted records that are back. */
  lost: number;
  /** Records that exist twice, or that nobody wrote. */
  duplicated: number;
  /** Files that no row references, after the server's cleanup. */
  orphans: number;
  /** File names in rows whose file doesn't exist. */
  missing: number;
  slowestStartMs: number;
  /** Descriptions of faults, one sentence each. */
  faults: string[];
  /** Other remarks, one sentence each. */
  notes: string[];
}

/** Returns empty figures for a campaign. */
export function emptyFigures(campaign: CampaignName, database: DatabaseKind): CrashFigures {
  const counts = { crashes: 0, acknowledged: 0, lost: 0, duplicated: 0, orphans: 0, missing: 0, slowestStartMs: 0 };
  return { campaign, database, ...counts, faults: [], notes: [] };
}

/** Whether nothing was lost, duplicated or left behind, and there were no faults. */
export function isFaultless({ lost, duplicated, orphans, missing, faults }: CrashFigures): boolean {
  return lost + duplicated + orphans + missing === 0 && faults.length === 0;
}
