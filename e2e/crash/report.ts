import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type CrashFigures, isFaultless } from './figures.ts';

/** Figures of a campaign, and whether it passed. */
export interface CampaignResult {
  figures: CrashFigures;
  hasPassed: boolean;
  /** Why it was skipped on this machine. */
  skipped?: string;
}

const file = new URL('../../docs/crash.md', import.meta.url);

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

const head = `# Crashes

For people who want to know whether a crash loses data. Written by \`npm run crash -- --write\`; each row shows the last run of its campaign. Lost: acknowledged writes that are missing or have other content, and deleted records that are back. Orphans: files that no row names after the server's cleanup. The control campaign loses data on purpose, in the server or on the way to it, to show that the campaigns detect a loss.

| campaign | database | date | crashes | acknowledged | lost | doubled | orphans | missing files | slowest start | machine |
| -------- | -------- | ---- | ------- | ------------ | ---- | ------- | ------- | ------------- | ------------- | ------- |
`;

/** Updates the rows of these campaigns in `docs/crash.md`; all other rows stay. */
export function writeFigures(results: readonly CampaignResult[]): void {
  const existingLines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
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
  writeFileSync(file, `${head}${[...rows.values()].join('\n')}\n`);
}

function keyOf(row: string): string {
  return row.split('|').slice(1, 3).join('|');
}
