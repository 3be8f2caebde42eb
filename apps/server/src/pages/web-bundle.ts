import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebRenderer } from '@porchlight/contract/rendering';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** The built website: its renderer, and the files of its program. */
export interface WebBundle {
  renderer: WebRenderer;
  /** Source of the loader that public pages inline. */
  loader: string;
  /** URL of the program's entry. */
  entryUrl: string;
  /** URLs of all chunks that the given modules and the entry need, without the entry itself. */
  chunkUrls(modules: readonly string[]): string[];
  /** Subresource integrity of the entry and the chunks, keyed by URL. */
  integrity: Readonly<Record<string, string>>;
  /** Folder of the website's browser files. */
  clientDir: string;
}

/**
 * Loads the built website.
 * @param dist output folder of `scripts/build.ts`
 * @throws Error when there is no build
 */
export async function loadWebBundle(dist: string): Promise<WebBundle> {
  const read = (path: string) => readFile(join(dist, path), 'utf8');
  const [manifestText, integrityText, loader, server] = await Promise.all([
    read('manifest.json'),
    read('integrity.json'),
    read('loader/loader.js'),
    import(pathToFileURL(join(dist, 'server/entry-server.js')).href) as Promise<{ renderer: WebRenderer }>,
  ]).catch((cause: unknown) => {
    throw new Error(`There is no built website in ${dist}: run npm start, which builds it.`, { cause });
  });
  const manifest: Record<string, ManifestEntry> = JSON.parse(manifestText);
  const entry = chunk(manifest, server.renderer.clientEntry);
  return {
    renderer: server.renderer,
    loader: loader.trim(),
    entryUrl: `/${entry.file}`,
    chunkUrls(modules) {
      const files = new Set<string>();
      for (const name of [server.renderer.clientEntry, ...modules]) collect(manifest, name, files);
      files.delete(entry.file);
      return [...files].map((file) => `/${file}`);
    },
    integrity: JSON.parse(integrityText),
    clientDir: join(dist, 'client'),
  };
}

function chunk(manifest: Record<string, ManifestEntry>, name: string): ManifestEntry {
  const entry = manifest[name];
  if (!entry) throw new Error(`The build's manifest has no entry for ${name}: build again.`);
  return entry;
}

function collect(manifest: Record<string, ManifestEntry>, name: string, files: Set<string>): void {
  const { file, imports = [] } = chunk(manifest, name);
  if (files.has(file)) return;
  files.add(file);
  for (const imported of imports) collect(manifest, imported, files);
}
