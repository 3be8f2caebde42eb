import { type ListPageKey, listPageKeys } from '@porchlight/contract/site-pages';
import type { PageArgs } from '@porchlight/features/site';
import type { RouteModule } from './route-module.ts';

/** The file of a public page, by its key in `pageUrls`. */
export function pageFile(key: string): string {
  return `/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.page.tsx`;
}

/** For the page of a list: returns the list's key by the parameters of its path. */
function listKeyOf(key: string): ((params: PageArgs['params']) => ListPageKey | undefined) | undefined {
  if (key === 'teamType') return ({ type }) => listPageKeys.find((each) => each === `teamType/${type}`);
  const list = listPageKeys.find((each) => each === key);
  return list && (() => list);
}

/** Loads the public page with this key. @throws Error if no file has its name */
export async function loadPage(key: string): Promise<RouteModule> {
  const { files } = await import('./routes/public/layout.ts');
  const end = pageFile(key);
  const load = Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
  if (!load) throw new Error(`No folder of features has the file ${end.slice(1)}.`);
  const keyOf = listKeyOf(key);
  // A single record of a part that is switched off is missing, as one that does not exist.
  if (!keyOf) return load();
  const [loaded, { withPart, withRecord }] = await Promise.all([load(), import('@porchlight/features/sections')]);
  return withPart(withRecord(loaded, keyOf), key);
}
