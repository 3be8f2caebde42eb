import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type CrashFigures, holds } from './figures.ts';

/** Figures of a campaign, and whether it passed. */
export interface Verdict {
  figures: CrashFigures;
  hasPassed: boolean;
  /** Why it was skipped on this machine. */
  skipped?: string;
}

const file = new URL('../../docs/crash.md', import.meta.url);

/** Prints the figures of a campaign. */
export function printFigures({ figures, hasPassed, skipped }: Verdict): void {
  const { campaign, database, crashes, acknowledged, lost, doubled, orphans, missing, slowestStartMs } = figures;
  const name = `${campaign} on ${database}`;
  if (skipped) {
    console.log(`${name.padEnd(28)} NOT RUN: ${skipped}`);
    return;
  }
  console.log(
    `${name.padEnd(28)} ${crashes} crashes, ${acknowledged} acknowledged writes, ${lost} lost, ${doubled} doubled, ` +
      `${orphans} orphans, ${missing} missing files, slowest start ${(slowestStartMs / 1000).toFixed(1)} s` +
      `${hasPassed ? '' : '  DOES NOT HOLD'}`,
  );
  for (const text of [...figures.notes, ...figures.faults.map((fault) => `FAULT: ${fault}`)]) console.log(`  ${text}`);
}

/** Whether a campaign passed. A control campaign must lose data; losses that it didn't detect are among its faults. */
export function judge(figures: CrashFigures): Verdict {
  const isControl = figures.campaign === 'control';
  return { figures, hasPassed: isControl ? figures.faults.length === 0 : holds(figures) };
}

const head = `# Crashes

Written by \`npm run crash -- --write\`; each row shows the last run of its campaign. Lost: acknowledged writes that are missing or have other content, and deleted records that are back. Orphans: files that no row names after the server's cleanup. The control campaign loses data on purpose, in the server or on the way to it, to show that the campaigns detect a loss.

| campaign | database | date | crashes | acknowledged | lost | doubled | orphans | missing files | slowest start | machine |
| -------- | -------- | ---- | ------- | ------------ | ---- | ------- | ------- | ------------- | ------------- | ------- |
`;

/** Updates the rows of these campaigns in `docs/crash.md`; all other rows stay. */
export function writeFigures(all: readonly Verdict[]): void {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const rows = new Map(kept.filter((line) => line.startsWith('| `')).map((line) => [keyOf(line), line]));
  const [{ model } = { model: 'unknown' }] = cpus();
  for (const { figures, skipped } of all) {
    if (skipped) continue;
    const { campaign, database, crashes, acknowledged, lost, doubled, orphans, missing, slowestStartMs } = figures;
    const cells = [
      `\`${campaign}\``,
      database === 'sqlite' ? 'SQLite' : 'PostgreSQL',
      new Date().toISOString().slice(0, 10),
      ...[crashes, acknowledged, lost, doubled, orphans, missing].map((count) => count.toLocaleString('en-US')),
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
