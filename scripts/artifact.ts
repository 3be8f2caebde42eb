/**
 * `npm run build`: creates `dist/`, which runs the product without the repository or npm: compiled server and website
 * in the same folders as their sources, and the production dependencies of package-lock.json for this platform.
 * `-- --archive` also packs it. Running it requires only Node 26.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
import { billOfMaterials, productionPackages } from './production-packages.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * Modules that are compiled to their own files, because they are found by their folder, run as worker threads, or load
 * files next to them. All others are bundled into a few files: finding and reading a file takes as long as running it.
 */
const placedModules = [
  'apps/server/src/db/migrations/*/[0-9]*.ts',
  'apps/server/src/**/*.worker.ts',
  ...modulesWithSiblingFiles(),
];

/**
 * Dependencies that are not bundled: with native code, with files that they load from their own folder, or large and
 * rarely used. All others are bundled into the server's files.
 */
const installed = [
  '@aws-sdk/client-s3',
  '@hyzyla/pdfium',
  '@scalar/fastify-api-reference',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'fontkit',
  'mediabunny',
  'nodemailer',
  'pg',
  'pino',
  'pino-pretty',
  'sharp',
  'timezones-ical-library',
];

/** Source maps and type declarations, a fifth of the packages' size, which no server reads. */
const compilersFiles = /\.(map|d\.[cm]?ts)$/;

/** Files and folders that are copied unchanged. */
const copied = [
  'apps/server/bin',
  'apps/server/src/api-docs/reference-start.js',
  'apps/server/src/api-docs/reference.css',
  'apps/web/dist/client',
  'apps/web/dist/loader',
  'apps/web/dist/server',
  'apps/web/dist/manifest.json',
  'apps/web/dist/integrity.json',
  'demo/films',
  'demo/papers',
  'demo/pictures',
  'deploy',
  'docs',
  'CHANGELOG.md',
  'README.md',
  'SECURITY.md',
];

/** Modules of the server and of the demo content that locate files relative to themselves. */
function modulesWithSiblingFiles(): string[] {
  const sources = globSync(['apps/server/src/**/*.ts', 'demo/src/**/*.ts'], {
    cwd: root,
    exclude: ['**/fuzz/**', '**/testing/**'],
  });
  return sources.filter((file) => /import\.meta\.(dirname|filename|url)/.test(readFileSync(join(root, file), 'utf8')));
}

/** Compiles the server so that modules that locate files relative to themselves still find them. */
async function compile(): Promise<void> {
  const modules = ['apps/server/src/main.ts', ...globSync(placedModules, { cwd: root })].filter(
    (file) => !file.endsWith('.test.ts'),
  );
  // Each of these modules is an entry of its own, so no chunk contains two of them.
  const folderOf = (ids: string[]) =>
    dirname(modules.find((file) => ids.includes(join(root, file))) ?? 'apps/server/src/main.ts');
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
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name]-[hash].js`,
        },
      },
    },
    ssr: { noExternal: true, external: installed },
  });
}

/** Installs the server's production dependencies from package-lock.json. */
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
    if (npm.status !== 0) throw new Error('The dependencies could not be installed: see the output above.');
    // The workspaces are bundled.
    rmSync(join(folder, 'node_modules/@porchlight'), { recursive: true, force: true });
    for (const modules of ['node_modules', 'apps/server/node_modules']) {
      const installed = join(folder, modules);
      const filter = (path: string) => !compilersFiles.test(path);
      if (existsSync(installed)) {
        cpSync(installed, join(dist, modules), { recursive: true, verbatimSymlinks: true, filter });
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts the server once on an empty folder, so that V8's compile cache is written into the artifact: it saves a fifth
 * of the startup time. Other versions of Node write their own cache where they may.
 */
async function fillCompileCache(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'porchlight-first-start-'));
  try {
    const server = spawn(process.execPath, [join(dist, 'bin/porchlight'), 'serve'], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: data, PORT: '0', LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    for await (const text of server.stdout.setEncoding('utf8')) {
      const [origin] = /http:\/\/localhost:\d+$/m.exec(text) ?? [];
      if (!origin) continue;
      await (await fetch(origin)).arrayBuffer();
      server.kill('SIGTERM');
    }
    const [code] = await ended;
    if (code !== 0) throw new Error(`The artifact exited with ${code} at its first start.`);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Builds `dist/` from scratch. @returns its size in bytes */
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
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const materials = billOfMaterials({ name, version }, productionPackages(packages));
  writeFileSync(join(dist, 'sbom.cdx.json'), `${JSON.stringify(materials, null, 1)}\n`);
  await fillCompileCache();
  const files = globSync('**/*', { cwd: dist, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, file) => sum + readFileSync(join(file.parentPath, file.name)).length, 0);
  console.log(`dist: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
  return bytes;
}

/** Packs `dist/` into an archive with a top-level folder of the same name. @returns the archive's path */
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
