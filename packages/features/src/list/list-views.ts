import { addDays, dayAt } from '@porchlight/contract/dates';
import { endFieldOf } from '@porchlight/contract/fields';
import { hasStates, type State, stateNames } from '@porchlight/contract/publication';
import type { EntityView } from '@porchlight/ui/data-display/EntityTable';
import type { EntityDefinition } from '../entity/index.ts';

/**
 * Views of a list: 'All'; 'Upcoming' first and 'Past' for dated records, by their end date, the nearest first; those
 * that its description names, its default one before 'All'; and the states in which a record waits for someone. Lists
 * with none of these have none.
 * @param now its day on the organization's clock separates upcoming from past
 */
export function listViews(definition: EntityDefinition, now: Date): EntityView[] {
  const { dated, fields, views: described = [], defaultView, defaultSort } = definition;
  const all: EntityView = { label: 'All', filters: {}, sort: dated ? '-date' : defaultSort };
  const own = described.map(({ label, filters }): EntityView => {
    const is = Object.entries(filters).map(([field, value]) => [field, { is: value }]);
    const isDefault = label === defaultView ? { isDefault: true as const } : {};
    return { label, filters: Object.fromEntries(is), sort: defaultSort, ...isDefault };
  });
  const views = [...own, ...(hasStates(definition) ? waitingStates.map((state) => stateView(state, defaultSort)) : [])];
  const first = views.filter(({ isDefault }) => isDefault);
  if (!dated) return views.length > 0 ? [...first, all, ...views.filter((each) => !first.includes(each))] : [];
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
