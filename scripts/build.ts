/** Builds the website for browsers and for the server, unless its sources are unchanged since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type JsMinifyOptions, minify, version } from '@swc/core';
import type { Plugin } from 'vite';
import { byName, entityOf } from '../packages/contract/src/entities.ts';
import { validateEntities } from '../packages/contract/src/validate-entities.ts';
import { chunkNames } from './chunk-names.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps/web');
const dist = join(web, 'dist');
const stampFile = join(dist, 'stamp');
/** How long one build waits for another, in milliseconds. */
const lockMs = 5 * 60_000;

/** Everything that the build depends on. */
const sources = [
  'package-lock.json',
  'vite.config.ts',
  'apps/web/package.json',
  'apps/web/{src,public}/**/*',
  'packages/*/package.json',
  'packages/*/src/**/*.{ts,tsx,woff2,svg}',
  'scripts/{build,chunk-names}.ts',
];

/** Hash of the build's sources and settings. */
function stamp(): string {
  const hash = createHash('sha256').update(process.env.VITE_BACKEND_URL ?? '');
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (/\.(stories|test)\.tsx?$/.test(file)) continue;
    const path = join(root, file);
    try {
      hash.update(file).update(readFileSync(path));
    } catch {
      // A folder.
    }
  }
  return hash.digest('hex');
}

function isBuilt(currentStamp: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentStamp;
}

/** Builds if needed. Takes some ten seconds, or a tenth of a second when nothing changed. */
export async function buildWeb(): Promise<void> {
  if (isBuilt(stamp())) return;
  mkdirSync(dist, { recursive: true });
  // Two checks may build simultaneously. SQLite's lock is released when the process ends, however it ends.
  using lock = new DatabaseSync(join(dist, 'build.lock'), { timeout: lockMs });
  lock.exec('begin exclusive');
  const currentStamp = stamp();
  if (isBuilt(currentStamp)) return;
  const faults = validateEntities(byName(entityOf));
  if (faults.length > 0) throw new Error(`The website was not built.\n${faults.join('\n')}`);
  console.log('Building the website...');
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const common = { root: web, configFile: join(root, 'vite.config.ts'), mode: 'production', logLevel: 'warn' } as const;
  const client = {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    rolldownOptions: { input: { client: 'src/entry-client.tsx' } },
  } as const;
  // Which routes load which modules is only known after a first build.
  const drawn = await build({ ...common, build: { ...client, write: false } });
  if (!('output' in drawn))
    throw new Error('The build returned several outputs or a watcher. One output was expected.');
  const codeSplitting = {
    groups: [{ debugName: 'routes', name: chunkNames(drawn.output, web) }],
    // A chunk's imports are loaded by at least the same routes; included, they would bring all that index files import.
    includeDependenciesRecursively: false,
  };
  await build({
    ...common,
    plugins: [chunkPackages(join(dist, 'chunk-packages.json')), minifyAgain],
    build: {
      ...client,
      rolldownOptions: { ...client.rolldownOptions, checks: { bundlerTimings: false }, output: { codeSplitting } },
    },
  });
  // For the server only: visitors don't need to see what it lists.
  renameSync(join(dist, 'client/manifest.json'), join(dist, 'manifest.json'));
  await build({
    ...common,
    // Always React's and MUI's production builds, whatever NODE_ENV is: they render pages in half the time in tests.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: 'dist/server',
      emptyOutDir: true,
      // The server serves the client build's copy.
      copyPublicDir: false,
      target: 'node26',
      // Each file costs time to find, read and link, so modules that many pages share go into one. docs/decisions/0054
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 6 }] } } },
    },
    ssr: { noExternal: true },
  });
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: 'dist/loader',
      copyPublicDir: false,
      target: 'es2020',
      lib: { entry: 'src/loader.ts', formats: ['iife'], name: 'loader', fileName: () => 'loader.js' },
    },
  });
  writeFileSync(join(dist, 'integrity.json'), JSON.stringify(integrity()));
  await compressAssets();
  writeFileSync(stampFile, currentStamp);
}

/** Writes which packages each chunk contains, for the check that public pages load nothing of the dashboard's. */
function chunkPackages(file: string): Plugin {
  return {
    name: 'chunk-packages',
    async writeBundle(_, bundle) {
      const packages: Record<string, string[]> = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const names = output.moduleIds.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
        packages[output.fileName] = [...new Set(names)].toSorted();
      }
      await writeFile(file, JSON.stringify(packages, null, 1));
    },
  };
}

const swcOptions: JsMinifyOptions = { module: true, ecma: 2020, mangle: true, compress: { passes: 3 } };

/**
 * Runs a second minifier after the bundler's, which saves another 1.3 % of the compressed bytes of a list's scripts;
 * alone it saves less.
 */
const minifyAgain: Plugin = {
  name: 'minify-again',
  // File names contain a hash of the content before this step.
  augmentChunkHash: () => JSON.stringify([version, swcOptions]),
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = (await minify(file.code, swcOptions)).code;
    }
  },
};

/** Subresource integrity values of the scripts, by address. */
function integrity(): Record<string, string> {
  const scripts = globSync('assets/*.js', { cwd: join(dist, 'client') }).toSorted();
  return Object.fromEntries(
    scripts.map((file) => {
      const hash = createHash('sha256').update(readFileSync(join(dist, 'client', file)));
      return [`/${file}`, `sha256-${hash.digest('base64')}`];
    }),
  );
}

/** Writes a brotli copy beside every text file, so that the server never has to compress assets. */
async function compressAssets() {
  const compress = promisify(brotliCompress);
  for (const file of globSync('client/**/*.{js,css,svg,json,txt}', { cwd: dist })) {
    const path = join(dist, file);
    const packed = await compress(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(`${path}.br`, packed);
  }
}

if (import.meta.main) await buildWeb();
