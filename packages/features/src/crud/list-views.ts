import { addDays, dayAt } from '@porchlight/contract/dates';
import { endFieldOf } from '@porchlight/contract/fields';
import type { EntityView } from '@porchlight/ui/EntityTable';
import type { EntityDefinition } from './entity-definition.ts';

/**
 * Views of a list: of one whose records come and go with time what is to come and what is over, by its end, the
 * nearest first, and of any the one that its description names.
 * @param now decides what is over, by the organization's day
 */
export function listViews({ dated, fields, view, defaultSort }: EntityDefinition, now: Date): EntityView[] {
  if (view) {
    const filters = Object.fromEntries(Object.entries(view.filters).map(([field, is]) => [field, { is }]));
    return [
      { label: 'All', filters: {}, sort: defaultSort },
      { label: view.label, filters, sort: defaultSort },
    ];
  }
  if (!dated) return [];
  const today = dayAt(now);
  const end = endFieldOf(fields, 'date') ?? 'date';
  const yesterday = addDays(today, -1);
  return [
    { label: 'All', filters: {}, sort: '-date' },
    { label: 'Upcoming', filters: { [end]: { from: today } }, sort: 'date' },
    { label: 'Past', filters: { [end]: { to: yesterday } }, sort: '-date' },
  ];
}
