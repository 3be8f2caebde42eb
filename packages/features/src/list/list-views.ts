import { addDays, dayAt } from '@porchlight/contract/dates';
import { endFieldOf } from '@porchlight/contract/fields';
import type { EntityView } from '@porchlight/ui/data-display/EntityTable';
import type { EntityDefinition } from '../entity/index.ts';

/**
 * Views of a list: 'All' and the one that its description names; or, for dated records, 'All', 'Upcoming' and 'Past' by
 * their end date, the nearest first. Other lists have none.
 * @param now its day on the organization's clock separates upcoming from past
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
