import type { RouteModule } from './route-module.ts';

/** The file of a public page, by its key in `pageUrls`. */
export function pageFile(key: string): string {
  return `/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.page.tsx`;
}

/** Loads the public page with this key. @throws Error if no file has its name */
export async function loadPage(key: string): Promise<RouteModule> {
  const { files } = await import('./routes/public/layout.ts');
  const end = pageFile(key);
  const load = Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
  if (!load) throw new Error(`No folder of features has the file ${end.slice(1)}.`);
  return load();
}
