import GroupIcon from '@mui/icons-material/GroupOutlined';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { dayAt } from '@porchlight/contract/dates';
import { type Filter, parseDateRange, serializeDateRange } from '../../inputs/FilterBar/index.ts';
import { media } from '../../theme/index.ts';
import { filterKind } from './entity-table-types.ts';
import { useTable } from './table-context.ts';
import { activeView, type EntityView, stateOfView } from './table-state.ts';

/** Tabs for the views, and what can be done with the chosen one. Internal to the toolbars. */
export function ListViews() {
  const { label, views = [], viewActions, state, change } = useTable();
  if (views.length === 0) return null;
  const selectView = (view: EntityView) => change(stateOfView(view, state));
  return (
    <ViewRow>
      <ViewTabs aria-label={label} value={activeView(views, state) ?? false} onChange={(_, view) => selectView(view)}>
        {views.map((view) => (
          <Tab key={view.id ?? view.label} label={<ViewLabel {...view} />} value={view} />
        ))}
      </ViewTabs>
      {viewActions}
    </ViewRow>
  );
}

function ViewLabel({ label, note }: EntityView) {
  if (!note) return <bdi>{label}</bdi>;
  return (
    <span title={note}>
      <bdi>{label}</bdi>
      <GroupIcon fontSize="inherit" aria-hidden="true" sx={{ marginInlineStart: 0.75, verticalAlign: '-0.125em' }} />
      <span className="pl-sr">, {note}</span>
    </span>
  );
}

const ViewRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'end',
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '& > .MuiTabs-root': { flex: '1 1 auto', minInlineSize: 0, borderBlockEnd: 0 },
  '& > .MuiButton-root, & > .MuiIconButton-root': { flex: 'none', minHeight: 44, marginInlineEnd: theme.spacing(1) },
}));

/** On a phone they scroll in one line instead of wrapping: the rows begin below them. */
const ViewTabs = styled(Tabs)({
  '& .MuiTab-root': { maxInlineSize: '100%', overflowWrap: 'anywhere' },
  [media.phone]: {
    '& .MuiTabs-scroller': { overflowX: 'auto !important', scrollbarWidth: 'none' },
    '& .MuiTabs-list': { flexWrap: 'nowrap' },
    // The focus ring is inside, where it is not cut.
    '& .MuiTab-root': {
      flex: 'none',
      marginBlockEnd: 0,
      whiteSpace: 'nowrap',
      '&:focus-visible': { outlineOffset: -3 },
    },
  },
});

/** Props of the buttons for switching between rows and pictures and for exporting CSV. Internal to the toolbars. */
export function useListButtons() {
  const { asPictures, onAsPicturesChange, csv } = useTable();
  const fetchedCount = typeof csv.state === 'object' ? csv.state?.rows : undefined;
  return {
    pictures: onAsPicturesChange && {
      'aria-pressed': asPictures,
      onClick: () => onAsPicturesChange(!asPictures),
      children: 'Grid',
    },
    file: {
      'aria-busy': fetchedCount !== undefined,
      onClick: csv.start,
      children: fetchedCount === undefined ? 'Export CSV' : `Exporting ${fetchedCount.toLocaleString('en-US')}…`,
    },
  };
}

/**
 * The columns' filters as props of `FilterBar` and `FilterChips`, instead of the DataGrid's own panel, which filters by
 * one column at a time. Internal to the toolbars.
 */
export function useListFilters() {
  const { label, columns, state, change, clear } = useTable();
  const today = dayAt(new Date());
  const filters = columns.flatMap((column): Filter[] => {
    const { is = '', from = '', to = '' } = state.filters[column.field] ?? {};
    const common = { name: column.field, label: column.header, allText: 'Any' };
    const options = Object.entries(column.optionLabels ?? {}).map(([value, text]) => ({ value, label: text }));
    switch (filterKind(column)) {
      case 'choice':
        return [{ ...common, value: is, options }];
      case 'days':
        return [{ ...common, value: serializeDateRange({ from, to }), today }];
      default:
        return [];
    }
  });
  const filtersWith = (name: string, value: string) => {
    const { [name]: _, ...otherFilters } = state.filters;
    if (value === '') return { filters: otherFilters };
    const { from, to } = parseDateRange(value);
    const days = { ...(from && { from }), ...(to && { to }) };
    const isDays = filters.some((filter) => filter.name === name && filter.today);
    return { filters: { ...otherFilters, [name]: isDays ? days : { is: value } } };
  };
  return {
    count: Object.keys(state.filters).length,
    bar: {
      label: `Filter ${label.toLowerCase()}`,
      filters,
      onChange: (name: string, value: string) => change(filtersWith(name, value)),
    },
    /** The active filters as removable chips, shown whether the filter fields are open or not. */
    chips: {
      filters,
      onChange: (name: string, value: string) => clear(filtersWith(name, value)),
      onClear: () => clear({ filters: {} }),
    },
  };
}
