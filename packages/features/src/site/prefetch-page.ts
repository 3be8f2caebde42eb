import { hashKey } from '@tanstack/react-query';
import { prefetchPageQuery, type RecordClient } from '../api/index.ts';
import type { Page, PageArgs } from './page.ts';
import { readRecords } from './page-state.ts';

/**
 * Prefetches the queries of a page, those that follow from what they return, and the code for what was read. Never
 * rejects: what is missing is loaded when it is rendered.
 */
export async function prefetchPage(client: RecordClient, page: Page, args: PageArgs): Promise<void> {
  const started = new Set<string>();
  for (;;) {
    const queries = page.queries?.(args, readRecords(client)) ?? [];
    const newOnes = queries.filter(({ queryKey }) => !started.has(hashKey(queryKey)));
    if (newOnes.length === 0) break;
    for (const { queryKey } of newOnes) started.add(hashKey(queryKey));
    await Promise.all(newOnes.map((query) => prefetchPageQuery(client, query)));
  }
  await page.load?.(args, readRecords(client)).catch(() => undefined);
}
