import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { databaseFile } from '../db/database.ts';
import { isDamaged, isOpenFailure, isUnavailable } from '../db/failures.ts';
import { postgresErrorMessage } from '../db/postgres.ts';
import { folderRemedy, restoreRemedy } from '../db/restore-remedy.ts';
import { openFailureError } from '../db/sqlite.ts';
import { HttpError, messageOf, StartError, systemCode } from '../errors/http-error.ts';
import { StorageUnavailable } from '../errors/storage-unavailable.ts';
import { readConfig } from '../settings/config.ts';
import { version } from '../version.ts';
import { backupCommands } from './backup-commands.ts';
import { doctorCommand } from './doctor-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { renewCommand } from './renew-command.ts';
import { serveCommand } from './serve-command.ts';
import { userCommand } from './user-commands.ts';
import { versionCommand } from './version-command.ts';

const afterHelp = `
Settings come from environment variables, such as DATA_DIR and PUBLIC_URL: see docs/operate.md.
Exit codes: 0 success, 1 failure, 2 incorrect usage.`;

/** The commands of `porchlight`. */
function program(): Command {
  const commands = new Command('porchlight')
    .description(`The website and the staff dashboard of a community organization, version ${version}.`)
    .version(version)
    .addHelpText('after', afterHelp)
    .helpCommand(true)
    .showHelpAfterError('(see porchlight --help)');
  for (const command of [
    serveCommand(),
    migrateCommand(),
    userCommand(),
    ...backupCommands(),
    doctorCommand(),
    renewCommand(),
    versionCommand(),
  ]) {
    commands.addCommand(command);
  }
  return commands;
}

/**
 * Runs one command.
 * @param args the arguments after `porchlight`
 * @returns the exit code of the process; undefined while a server runs
 * @throws any error that is a bug rather than something the operator can fix
 */
export async function runCommandLine(args: readonly string[]): Promise<number | undefined> {
  const commands = program();
  exitByError(commands);
  try {
    await commands.parseAsync(args, { from: 'user' });
    return commands.getOptionValue('isServing') === true ? undefined : Number(process.exitCode ?? 0);
  } catch (failure) {
    if (failure instanceof CommanderError) return failure.exitCode === 0 ? 0 : 2;
    const message = messageFor(failure);
    if (message === null) throw failure;
    console.error(args[0] === 'serve' ? `Porchlight can't start.\n${message}` : message);
    return 1;
  }
}

/** Makes commander throw instead of exiting the process, in all commands. */
function exitByError(command: Command): void {
  command.exitOverride();
  for (const each of command.commands) exitByError(each);
}

/** The message for an error that the operator can fix; null for a bug. */
function messageFor(error: unknown): string | null {
  if (error instanceof StartError || error instanceof StorageUnavailable) return error.message;
  if (error instanceof HttpError) return [error.message, ...Object.values(error.details.fields ?? {})].join('\n');
  const [code, message] = [systemCode(error), messageOf(error)];
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (isDamaged(error)) {
    return `The database ${databaseUrl ? '' : `in ${dataDir} `}is damaged: ${message}. ${restoreRemedy}`;
  }
  if (isOpenFailure(error)) return openFailureError(join(dataDir, databaseFile), error).message;
  if (databaseUrl && isUnavailable(error)) return postgresErrorMessage(databaseUrl, error);
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `DATA_DIR can't be used: ${message}. ${folderRemedy(dataDir)}`;
  const isDisk = isUnavailable(error) || ['ENOSPC', 'EDQUOT', 'ENOTDIR'].includes(code);
  return isDisk ? `DATA_DIR can't be used: ${message}.` : null;
}
