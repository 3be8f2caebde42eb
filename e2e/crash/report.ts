import { cpus } from 'node:os';
import { readDocumentBlock, writeDocumentBlock } from '../../scripts/document-block.ts';
import { type CrashFigures, isFaultless } from './figures.ts';

/** Figures of a campaign, and whether it passed. */
export interface CampaignResult {
  figures: CrashFigures;
  hasPassed: boolean;
  /** Why it was skipped on this machine. */
  skipped?: string;
}

/** The document with the table of results, and the name of its block. */
const resultsBlock = ['docs/testing.md', 'crashes'] as const;

/** Prints the figures of a campaign. */
export function printFigures({ figures, hasPassed, skipped }: CampaignResult): void {
  const { campaign, database, crashes, acknowledged, lost, duplicated, orphans, missing, slowestStartMs } = figures;
  const name = `${campaign} on ${database}`;
  if (skipped) {
    console.log(`${name.padEnd(28)} NOT RUN: ${skipped}`);
    return;
  }
  console.log(
    `${name.padEnd(28)} ${crashes} crashes, ${acknowledged} acknowledged writes, ${lost} lost, ${duplicated} doubled, ` +
      `${orphans} orphans, ${missing} missing files, slowest start ${(slowestStartMs / 1000).toFixed(1)} s` +
      `${hasPassed ? '' : '  DOES NOT HOLD'}`,
  );
  for (const text of [...figures.notes, ...figures.faults.map((fault) => `FAULT: ${fault}`)]) console.log(`  ${text}`);
}

/** Whether a campaign passed. A control campaign must lose data; losses that it didn't detect are among its faults. */
export function evaluateCampaign(figures: CrashFigures): CampaignResult {
  const isControl = figures.campaign === 'control';
  return { figures, hasPassed: isControl ? figures.faults.length === 0 : isFaultless(figures) };
}

const head = `| campaign | database | date | crashes | acknowledged | lost | doubled | orphans | missing files | slowest start | machine |
| -------- | -------- | ---- | ------- | ------------ | ---- | ------- | ------- | ------------- | ------------- | ------- |
`;

/** Updates the rows of these campaigns in `docs/testing.md`; all other rows stay. */
export function writeFigures(results: readonly CampaignResult[]): void {
  const existingLines = readDocumentBlock(...resultsBlock).split('\n');
  const rows = new Map(existingLines.filter((line) => line.startsWith('| `')).map((line) => [keyOf(line), line]));
  const [{ model } = { model: 'unknown' }] = cpus();
  for (const { figures, skipped } of results) {
    if (skipped) continue;
    const { campaign, database, crashes, acknowledged, lost, duplicated, orphans, missing, slowestStartMs } = figures;
    const cells = [
      `\`${campaign}\``,
      database === 'sqlite' ? 'SQLite' : 'PostgreSQL',
      new Date().toISOString().slice(0, 10),
      ...[crashes, acknowledged, lost, duplicated, orphans, missing].map((count) => count.toLocaleString('en-US')),
      `${(slowestStartMs / 1000).toFixed(1)} s`,
      `${cpus().length} cores of ${model.trim()}`,
    ];
    const row = `| ${cells.join(' | ')} |`;
    rows.set(keyOf(row), row);
  }
  writeDocumentBlock(...resultsBlock, `${head}${[...rows.values()].join('\n')}\n`);
}

function keyOf(row: string): string {
  return row.split('|').slice(1, 3).join('|');
}
