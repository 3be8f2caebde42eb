import { hashKey, notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useMatches, useSearchParams } from 'react-router-dom';
import { documentTitle } from './head-markup.ts';
import { pageArgs, type RouteHandle } from './page-args.ts';
import { readRecords } from './page-state.ts';

/** Keeps title, description, canonical link and neighbors of the tab true after a visit without loading. The server writes the first ones. */
export function useDocumentHead(): void {
  const client = useQueryClient();
  const match = useMatches().at(-1);
  const [searchParams] = useSearchParams();
  const { page } = (match?.handle ?? {}) as Partial<RouteHandle>;
  const args = pageArgs(page, match?.params ?? {}, searchParams);
  // Watches the page's records, so that the title follows when they arrive.
  const cache = client.getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]);
  const hashes = (page?.queries?.(args) ?? []).map(({ queryKey }) => hashKey(queryKey));
  const arrived = () => hashes.map((hash) => cache.get(hash)?.state.dataUpdatedAt ?? 0).join();
  useSyncExternalStore(subscribe, arrived, arrived);
  const head = page?.head(args, readRecords(client));
  const title = head && documentTitle(head);
  const description = head?.description;
  const canonicalPath = head?.canonicalPath;
  const { previousPath, nextPath } = head ?? {};
  useEffect(() => {
    if (title === undefined || description === undefined || canonicalPath === undefined) return;
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', new URL(canonicalPath, location.origin).href);
    setNeighbor('prev', previousPath);
    setNeighbor('next', nextPath);
  }, [title, description, canonicalPath, previousPath, nextPath]);
}

/** Names the page before or after this one in the head, or none. */
function setNeighbor(rel: 'prev' | 'next', path: string | undefined): void {
  document.head.querySelector(`link[rel=${rel}]`)?.remove();
  if (path === undefined) return;
  const href = new URL(path, location.origin).href;
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
