import { addDays, dayAt } from '@porchlight/contract/dates';
import { endFieldOf } from '@porchlight/contract/fields';
import { hasStates, type State, stateNames } from '@porchlight/contract/publication';
import type { EntityView } from '@porchlight/ui/data-display/EntityTable';
import type { EntityDefinition } from '../entity/index.ts';

/**
 * Views of a list: 'All'; 'Upcoming' first and 'Past' for dated records, by their end date, the nearest first; the one
 * that its description names; and the states in which a record waits for someone. Lists with none of these have none.
 * @param now its day on the organization's clock separates upcoming from past
 */
export function listViews(definition: EntityDefinition, now: Date): EntityView[] {
  const { dated, fields, view, defaultSort } = definition;
  const all: EntityView = { label: 'All', filters: {}, sort: dated ? '-date' : defaultSort };
  const views = hasStates(definition) ? waitingStates.map((state) => stateView(state, defaultSort)) : [];
  if (view) {
    const filters = Object.fromEntries(Object.entries(view.filters).map(([field, is]) => [field, { is }]));
    views.unshift({ label: view.label, filters, sort: defaultSort });
  }
  if (!dated) return views.length > 0 ? [all, ...views] : [];
  const today = dayAt(now);
  const end = endFieldOf(fields, 'date') ?? 'date';
  const yesterday = addDays(today, -1);
  return [
    { label: 'Upcoming', filters: { [end]: { from: today } }, sort: 'date' },
    all,
    { label: 'Past', filters: { [end]: { to: yesterday } }, sort: '-date' },
    ...views,
  ];
}

const waitingStates = ['draft', 'in_review', 'scheduled'] as const satisfies State[];

function stateView(state: (typeof waitingStates)[number], sort: string): EntityView {
  const label = state === 'draft' ? 'Drafts' : stateNames[state];
  return { label, filters: { state: { is: state } }, sort };
}
