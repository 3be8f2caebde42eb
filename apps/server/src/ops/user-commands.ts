import { text } from 'node:stream/consumers';
import { highestRole, type Role, roles } from '@porchlight/contract/permissions';
import { resources } from '@porchlight/contract/resources';
import { Command, Option } from 'commander';
import { accountRules, requireOtherAdministrator } from '../accounts/account-rules.ts';
import { removeFactor } from '../accounts/change-factors.ts';
import { Factors } from '../accounts/factors.ts';
import { findAccount } from '../accounts/find-account.ts';
import { randomPassword } from '../accounts/first-account.ts';
import { noPassword, PasswordHasher } from '../accounts/passwords.ts';
import { revokeAccess } from '../accounts/revoke-access.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import { acquireTransactionLock } from '../db/dialect.ts';
import { createResources, type Resources } from '../entities/resources.ts';
import { StartError } from '../errors/http-error.ts';
import { liveRow } from '../records/live-rows.ts';
import { createSearchIndex } from '../search/create-search-index.ts';
import { SuppressedAddresses, suppressionKey } from '../subscribers/suppressed-addresses.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { updateRow } from '../writes/row-changes.ts';
import { SlugGenerator } from '../writes/slug-generator.ts';
import { withDatabase } from './existing-database.ts';
import { printResult } from './print-result.ts';

interface Options {
  email?: string;
  role?: Role;
  passwordStdin?: boolean;
  json?: boolean;
}

interface Data {
  db: Database;
  services: Resources['services'];
}

const now = () => new Date();

/** `porchlight user`: manages staff accounts without signing in. A server may be running. */
export function userCommand(): Command {
  const users = new Command('user')
    .description('manage staff accounts: add, list, make-admin, reset-password, reset-factor, disable')
    .addHelpText('after', '\nExamples:\n  porchlight user list\n  porchlight user reset-password ada');
  const named = (name: string, description: string) =>
    users.command(name).description(description).argument('<username>').option('--json', 'print the result as JSON');
  named('add', 'add an account; its password is generated and shown once')
    .option('--email <address>', 'its email address')
    .addOption(new Option('--role <role>', 'the account’s role').choices(roles).default(roles[0]))
    .option('--password-stdin', 'read the password from the first line of standard input')
    .action(withData(add));
  named('make-admin', 'make an account an administrator, and end its sessions').action(withData(makeAdmin));
  users
    .command('list')
    .description('list all accounts with their roles')
    .option('--json', 'print the result as JSON')
    .action(withData(list));
  named(
    'reset-password',
    'replace an account’s password with a generated one, which is shown once, and end its sessions',
  )
    .option('--password-stdin', 'read the password from the first line of standard input')
    .action(withData(resetPassword));
  named('reset-factor', 'remove an account’s lost second factors, and end its sessions').action(withData(resetFactor));
  named('disable', 'end an account’s sessions and block signing in; reset-password allows it again').action(
    withData(disable),
  );
  return users;
}

async function add(
  { services }: Data,
  username: string,
  { email = '', role, passwordStdin, json }: Options,
): Promise<void> {
  const password = passwordStdin ? await readLine() : randomPassword();
  const { id } = await services.user.create({ username, email, role, password });
  printResult(json, { id, username, role, ...(!passwordStdin && { password }) }, [
    `${username} can sign in at /login as ${role}.`,
    ...(passwordStdin ? [] : [`  password   ${password}`, 'This password is shown only once.']),
  ]);
}

async function list({ db }: Data, { json }: Options): Promise<void> {
  const rows = await db.read
    .selectFrom('users')
    .select(['id', 'username', 'email', 'role', 'created_at', 'password_hash'])
    .where('deleted_at', 'is', null)
    .orderBy('username_key')
    .execute();
  const accounts = rows.map(({ password_hash, ...account }) => ({ ...account, enabled: password_hash !== noPassword }));
  printResult(json, accounts, [
    ...accounts.map(
      ({ username, email, role, created_at, enabled }) =>
        `${username}  ${role}${email ? `  ${email}` : ''}  since ${String(created_at).slice(0, 10)}${enabled ? '' : '  disabled'}`,
    ),
    ...(accounts.length === 0 ? ['There are no accounts: `porchlight user add NAME` adds one.'] : []),
  ]);
}

async function resetPassword(
  { db, services }: Data,
  username: string,
  { passwordStdin, json }: Options,
): Promise<void> {
  const account = await accountOf(db, username);
  const password = passwordStdin ? await readLine() : randomPassword();
  await services.user.update(account.id, { password });
  printResult(json, { ...account, ...(!passwordStdin && { password }) }, [
    `${account.username} has a new password. All sessions of the account have ended.`,
    ...(passwordStdin ? [] : [`  password   ${password}`, 'This password is shown only once.']),
  ]);
}

async function makeAdmin({ db, services }: Data, username: string, { json }: Options): Promise<void> {
  const account = await accountOf(db, username);
  await services.user.update(account.id, { role: highestRole });
  const { password_hash } = await db.read
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  const enabled = password_hash !== noPassword;
  printResult(json, { ...account, role: highestRole, enabled }, [
    `${account.username} is now an administrator${enabled ? ' and must sign in again.' : '. The account is disabled: `porchlight user reset-password` enables it.'}`,
  ]);
}

async function disable({ db }: Data, username: string, { json }: Options): Promise<void> {
  const account = await accountOf(db, username);
  await db.write(async (trx) => {
    await acquireTransactionLock(trx, 'accounts');
    const row = await liveRow({ trx, resource: resources.user }, account.id);
    await requireOtherAdministrator(trx, row, 'can’t be disabled');
    const change = { trx, resource: resources.user, slugs: new SlugGenerator(), now: now() };
    await updateRow(change, account.id, { password_hash: noPassword, access: 'disabled' });
    await revokeAccess(trx, account.id);
  });
  printResult(json, { ...account, enabled: false }, [
    `${account.username} is signed out and can’t sign in. \`porchlight user reset-password\` allows it again.`,
  ]);
}

async function resetFactor({ db }: Data, username: string, { json }: Options): Promise<void> {
  const account = await accountOf(db, username);
  const hadFactor = await db.write(async (trx) => {
    const factors = new Factors(db, now);
    const target = { factors, userId: account.id };
    if (!(await removeFactor(trx, target, () => factors.removeAll(trx, account.id)))) return false;
    const details = { factor: 'all' };
    await appendEntry(trx, now(), { kind: 'factor_removed', subject: account.username, details });
    return true;
  });
  if (!hadFactor) throw new StartError(`${account.username} has no second factor.`);
  printResult(json, account, [
    `${account.username} can sign in with only the password, and can set up another factor.`,
  ]);
}

async function accountOf(db: Database, username: string): Promise<{ id: number; username: string }> {
  const account = await findAccount(db, username);
  if (!account) throw new StartError(`There is no account ${username}: \`porchlight user list\` lists all.`);
  return { id: account.id, username: account.username };
}

/** Makes a command of one that needs the database and its record services. */
function withData<Args extends unknown[]>(run: (data: Data, ...args: Args) => Promise<void>) {
  return (...args: Args): Promise<void> =>
    withDatabase(async (db) => {
      const none = async () => null;
      const files = {
        ...{ find: none, pictureSize: none, has: async () => false, findAnswer: none, dropAnswers: async () => {} },
        saveAnswer: () => Promise.reject(new Error('No command receives forms.')),
      };
      const securityLog = new SecurityLog(db, now);
      const missedSearches = { count: () => undefined };
      const searching = { searchIndex: createSearchIndex(db), missedSearches };
      const parts = { db, files, now, metrics: new Metrics(), securityLog, ...searching };
      const rules = accountRules({ db, hasher: new PasswordHasher() });
      const suppressed = new SuppressedAddresses(await suppressionKey(db));
      await run({ db, services: createResources({ ...parts, accountRules: rules, suppressed }).services }, ...args);
    });
}

/** Reads the first line of standard input. */
async function readLine(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
  return line;
}
