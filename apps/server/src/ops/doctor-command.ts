import { Command } from 'commander';
import { runDoctorChecks } from './doctor-checks.ts';
import { printResult } from './print-result.ts';

/** `porchlight doctor`: checks what the server needs, and explains how to fix what is wrong. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description('check settings, folder, disk, database, bucket and files; changes nothing; a server can be running')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExample:\n  porchlight doctor')
    .action(async ({ json }: { json?: boolean }) => {
      const findings = await runDoctorChecks();
      const width = Math.max(...findings.map(({ check }) => check.length));
      printResult(
        json,
        findings,
        findings.map(({ check, level, text }) => `${level.padEnd(7)}  ${check.padEnd(width)}  ${text}`),
      );
      if (findings.some(({ level }) => level === 'fault')) process.exitCode = 1;
    });
}
