/** Reads the build's files and manifest, for the size checks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../apps/web/dist');
const readJson = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8'));
const manifest = readJson('manifest.json') as Record<string, { file: string; name?: string; imports?: string[] }>;
const packages = readJson('chunk-packages.json') as Record<string, string[]>;

/** Size of the loader that is inlined in every page, in bytes (brotli). */
export const loaderBytes = brotliCompressSync(readFileSync(join(dist, 'loader/loader.js'))).length;

/** Files that a browser loads for some modules, including imported ones. @param names the modules in the manifest */
export function filesOf(...names: string[]): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build has no ${name}.`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    for (const imported of entry.imports ?? []) add(imported);
  };
  for (const name of names) add(name);
  return files;
}

/** The manifest's name of a lazily loaded module, by the end of its path or by the name of its chunk. */
export function moduleNamed(wanted: string): string {
  const name = Object.keys(manifest).find((each) => each.endsWith(wanted) || manifest[each]?.name === wanted);
  if (!name) throw new Error(`The build has no module ${wanted}.`);
  return name;
}

/** The manifest's names of the modules in a folder that are loaded lazily. @param folder a part of their path */
export const modulesIn = (folder: string): string[] => Object.keys(manifest).filter((name) => name.includes(folder));

/** Total size of files as transferred, in bytes (brotli). */
export function bytesOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + readFileSync(join(dist, 'client', `${file}.br`)).length, 0);
}

/** Returns which of the given npm packages are part of files. */
export function packagesIn(files: Iterable<string>, wanted: readonly string[]): string[] {
  const contained = new Set([...files].flatMap((file) => packages[file] ?? []));
  return wanted.filter((name) => contained.has(name));
}
