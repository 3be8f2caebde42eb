/**
 * `npm run build`: makes `dist/`, which runs the product by itself: server and website compiled, in the folders that
 * their sources have, and the production dependencies of package-lock.json for this platform. `-- --archive` packs it
 * as well. It needs Node 26, and neither npm nor anything else of the repository.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import { build } from 'vite';
import { buildWeb } from './build.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Files that nothing imports by name: they are found in their folder, or run in a thread of their own. */
const looseModules = ['apps/server/src/db/migrations/**/*.ts', 'apps/server/src/**/*.worker.ts'];

/** What is copied as it is. */
const copied = [
  'apps/server/bin',
  'apps/server/src/api-docs/reference-start.js',
  'apps/server/src/api-docs/reference.css',
  'apps/web/dist/client',
  'apps/web/dist/loader',
  'apps/web/dist/server',
  'apps/web/dist/manifest.json',
  'demo/papers',
  'demo/pictures',
  'deploy',
  'CHANGELOG.md',
  'README.md',
];

/** Compiles the server's modules one by one, so that each finds what lies beside it where its source does. */
async function compile(): Promise<void> {
  const modules = ['apps/server/src/main.ts', ...globSync(looseModules, { cwd: root })].filter(
    (file) => !file.endsWith('.test.ts'),
  );
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: dist,
      copyPublicDir: false,
      target: 'node26',
      rolldownOptions: {
        input: Object.fromEntries(modules.map((file) => [file.replace(/\.ts$/, ''), join(root, file)])),
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
      },
    },
    ssr: { noExternal: [/^@porchlight\//] },
  });
}

/** Installs what the server needs at run time, as package-lock.json names it. */
function installDependencies(): void {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-dependencies-'));
  try {
    for (const file of [
      'package-lock.json',
      'package.json',
      ...globSync('{apps/*,packages/*,demo}/package.json', { cwd: root }),
    ]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(root, file), join(folder, file));
    }
    const args = 'ci --omit=dev --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error';
    const npm = spawnSync('npm', [...args.split(' '), '--workspace', '@porchlight/server'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0) throw new Error('The dependencies could not be installed: see the lines above.');
    // The workspaces themselves are compiled into it.
    rmSync(join(folder, 'node_modules/@porchlight'), { recursive: true, force: true });
    for (const modules of ['node_modules', 'apps/server/node_modules']) {
      const installed = join(folder, modules);
      if (existsSync(installed)) cpSync(installed, join(dist, modules), { recursive: true, verbatimSymlinks: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes `dist/` anew. @returns its bytes */
export async function buildArtifact(): Promise<number> {
  await buildWeb();
  rmSync(dist, { recursive: true, force: true });
  await compile();
  for (const path of copied) cpSync(join(root, path), join(dist, path), { recursive: true });
  mkdirSync(join(dist, 'bin'));
  symlinkSync('../apps/server/bin/porchlight.mjs', join(dist, 'bin/porchlight'));
  const { name, version, description } = manifest;
  const bin = { porchlight: 'apps/server/bin/porchlight.mjs' };
  const facts = { name, version, description, private: true, type: 'module', bin, engines: { node: '>=26' } };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(facts, null, 2)}\n`);
  installDependencies();
  const files = globSync('**/*', { cwd: dist, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, file) => sum + readFileSync(join(file.parentPath, file.name)).length, 0);
  console.log(`dist: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
  return bytes;
}

/** Packs `dist/`, in a folder that is named as the archive is. @returns the archive's path */
export async function pack(): Promise<string> {
  const name = `porchlight-${manifest.version}-${process.platform}-${process.arch}`;
  const folder = join(root, 'dist-archive');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.tar.gz`);
  await create({ file, cwd: dist, gzip: true, portable: true, prefix: name }, ['.']);
  console.log(file.slice(root.length + 1));
  return file;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { archive: { type: 'boolean', default: false } } });
  await buildArtifact();
  if (values.archive) await pack();
}
