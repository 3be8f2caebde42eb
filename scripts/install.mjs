// Installs what package-lock.json names, and only when it changed since the last time. Runs before every command on
// whatever Node the machine has, so it has no dependency and no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Oldest major version of Node that can install the dependencies. */
const minVersion = 20;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.porchlight-installed');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
const hasNode = () => ['node', 'node.exe'].some((name) => existsSync(join(root, 'node_modules/node/bin', name)));

if (!hasNode() || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) install();

function install() {
  if (Number.parseInt(process.versions.node, 10) < minVersion)
    fail(`This is Node ${process.versions.node}: install Node ${minVersion} or newer, then run this again.`);
  const isOffline = !canReachRegistry();
  console.log(`Installing dependencies (once per package-lock.json${isOffline ? ', from npm’s cache' : ''})...`);
  // Without a network npm would try again for minutes, for each package.
  const offline = isOffline ? ['--offline'] : [];
  const status = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error', ...offline], 'inherit').status;
  if (status !== 0)
    fail(
      isOffline
        ? 'The dependencies are not installed, and the npm registry can’t be reached: connect this machine to the network, then run this again.'
        : 'The dependencies could not be installed: mend what npm reports above, then run this again.',
    );
  if (!hasNode())
    fail(
      'Node 26 was not installed, because npm did not run the install scripts: run npm config delete ignore-scripts, then run this again.',
    );
  writeFileSync(stamp, wanted);
}

/** Whether npm reaches its registry: any answer counts, since some registries have no ping. */
function canReachRegistry() {
  const { stderr } = npm(['ping', '--fetch-retries=0', '--fetch-timeout=15000', '--loglevel=error'], 'pipe');
  return !/\b(EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|E?TIMEDOUT|ERR_SOCKET_TIMEOUT)\b/.test(
    stderr ?? '',
  );
}

function npm(args, stdio) {
  const options = { cwd: root, stdio, encoding: 'utf8' };
  const path = process.env.npm_execpath;
  const result = path
    ? spawnSync(process.execPath, [path, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.error) fail(`npm does not start (${result.error.message}): install npm, then run this again.`);
  return result;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
