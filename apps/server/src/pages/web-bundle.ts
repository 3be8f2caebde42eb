import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebRenderer } from '@porchlight/contract/rendering';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** The built website: its renderer, and which files a page's program is made of. */
export interface WebBundle {
  renderer: WebRenderer;
  /** Style elements of a page that is drawn in the browser; drawn when they are first asked for. */
  readonly shellStyles: ReturnType<WebRenderer['shellStyles']>;
  /** Text of the loader that public pages inline. */
  loader: string;
  /** Address of the program's entry. */
  entryUrl: string;
  /** Addresses of every chunk that the given modules and the entry need, the entry's own left out. */
  chunkUrls(modules: readonly string[]): string[];
  /** What the bytes of the entry and the chunks have to be, as subresource integrity says it, by address. */
  integrity: Readonly<Record<string, string>>;
  /** Folder of the files for browsers. */
  clientDir: string;
}

/**
 * Reads the build.
 * @param dist folder that `scripts/build.ts` wrote
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
  let shellStyles: WebBundle['shellStyles'] | undefined;
  return {
    renderer: server.renderer,
    get shellStyles() {
      shellStyles ??= server.renderer.shellStyles();
      return shellStyles;
    },
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
  const found = manifest[name];
  if (!found) throw new Error(`The build's manifest has no entry for ${name}: build again.`);
  return found;
}

function collect(manifest: Record<string, ManifestEntry>, name: string, files: Set<string>): void {
  const { file, imports = [] } = chunk(manifest, name);
  if (files.has(file)) return;
  files.add(file);
  for (const imported of imports) collect(manifest, imported, files);
}
