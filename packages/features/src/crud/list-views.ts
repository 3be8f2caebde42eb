import type { EntityView } from '@porchlight/ui/EntityTable';
import { dayOf } from '../dates/index.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';

/**
 * Views of a list whose records come and go with time: what is to come and what is over, the nearest first.
 * @param now decides what is over, by the organization's day
 */
export function listViews({ dated }: AnyEntityDefinition, now: Date): EntityView[] {
  if (!dated) return [];
  const today = dayOf(now.toISOString()) ?? '';
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return [
    { label: 'All', filters: {}, sort: { field: 'date', direction: 'desc' } },
    { label: 'Upcoming', filters: { date: { from: today } }, sort: { field: 'date', direction: 'asc' } },
    { label: 'Past', filters: { date: { to: yesterday } }, sort: { field: 'date', direction: 'desc' } },
  ];
}
