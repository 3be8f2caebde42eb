import { hashKey, notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useMatches, useSearchParams } from 'react-router-dom';
import { headLinks, isListed } from './head-links.ts';
import { documentTitle } from './head-markup.ts';
import { useOrigin } from './origin.tsx';
import { pageArgs, routeHandle } from './page-args.ts';
import { readRecords } from './page-state.ts';

/**
 * Updates title, description, links and robots tag in the head on client-side navigation; the server writes the first.
 */
export function useDocumentHead(): void {
  const client = useQueryClient();
  const origin = useOrigin();
  const match = useMatches().at(-1);
  const [searchParams] = useSearchParams();
  const { page } = routeHandle(match);
  const args = pageArgs(page, match?.params ?? {}, searchParams);
  // Subscribes to the page's queries, so that the head is updated when they succeed or fail.
  const cache = client.getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]);
  const hashes = (page?.queries?.(args, readRecords(client)) ?? []).map(({ queryKey }) => hashKey(queryKey));
  const states = () => hashes.map((hash) => cache.get(hash)?.state);
  const snapshot = () =>
    states()
      .map((state) => `${state?.status}${state?.dataUpdatedAt}`)
      .join();
  useSyncExternalStore(subscribe, snapshot, snapshot);
  const base = page?.head(args, readRecords(client));
  // As on the server: a page with a failed query is not indexed.
  const head = base && { ...base, missing: base.missing || states().some((state) => state?.status === 'error') };
  const title = head && documentTitle(head);
  const description = head?.description;
  const listed = head && isListed(head);
  const links = head && JSON.stringify(headLinks(head, origin));
  useEffect(() => {
    if (title === undefined || description === undefined || links === undefined) return;
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    for (const old of document.head.querySelectorAll(managedTags)) old.remove();
    for (const link of JSON.parse(links)) append('link', link);
    if (!listed) append('meta', { name: 'robots', content: 'noindex' });
  }, [title, description, listed, links]);
}

/** Selector of the elements that belong to one page; stylesheets, icons and fonts stay. */
const managedTags = 'link:is([rel=canonical],[rel=prev],[rel=next],[rel=alternate]),meta[name=robots]';

function append(name: 'link' | 'meta', attributes: object): void {
  document.head.append(Object.assign(document.createElement(name), attributes));
}
