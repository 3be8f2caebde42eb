/**
 * `npm run crash`: provokes kills, power cuts, full and failed disks and corrupted files, and checks that acknowledged
 * writes survive. `-- kill uploads` runs single campaigns, `-- --database sqlite` only one database. Exits with 1 on
 * any loss.
 */
import { messageOf } from '../../apps/server/src/errors/http-error.ts';
import { buildArtifact } from '../../scripts/artifact.ts';
import { exitOnMissing } from '../../scripts/missing.ts';
import { type CrashOptions, readCrashOptions } from './options.ts';
import { printFigures, writeFigures } from './report.ts';
import { runCampaigns } from './run-campaigns.ts';

exitOnMissing();
let options: CrashOptions;
try {
  options = readCrashOptions(process.argv.slice(2));
} catch (error) {
  console.error(messageOf(error));
  process.exit(2);
}
if (!options.program) await buildArtifact();
console.log(`To repeat these moments, use --seed ${options.seed}.`);
const results = await runCampaigns(options, printFigures);
if (options.write) writeFigures(results);
process.exit(results.every(({ hasPassed }) => hasPassed) ? 0 : 1);
