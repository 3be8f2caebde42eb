import styled from '@emotion/styled';
import { mobileBreakpointPx } from '@porchlight/contract/limits';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../Button/index.ts';
import type { FieldDisplayKind } from '../FieldValue/index.ts';
import { controlStyle } from '../FormField/index.ts';
import { color, media, smallText } from '../theme/index.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { countText } from './count-text.ts';
import { type EntityColumn, type EntityTableWords, filterKind, isSortable } from './entity-table-types.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { SearchField, type SearchHandle } from './SearchField.tsx';
import type { EntityFilters, EntitySort } from './table-rows.ts';

interface TableToolbarProps<Row> {
  label: string;
  columns: readonly EntityColumn<Row>[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
  search: string;
  onSearch: (search: string) => void;
  searchRef: Ref<SearchHandle>;
  sort: EntitySort | null;
  onSort: (sort: EntitySort | null) => void;
  filters: EntityFilters;
  onFilters: (filters: EntityFilters) => void;
  onExport: () => void;
  /** Rows fetched for an export that is under way; null when there is none. */
  exportedRows: number | null;
  /** More to do with the list, such as an import. */
  tools: ReactNode;
  createHref: string | undefined;
  createLabel: string;
  /** Without rows there is nothing to search, sort or export. */
  hasRows: boolean;
  words: EntityTableWords;
}

/** Search, sort (on phones, where no headings are), columns, export and 'Create'. Internal to `EntityTable`. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, hidden, onHiddenChange, search, onSearch, sort, onSort, words } = props;
  const sortId = useId();
  const filterable = columns.filter((column) => filterKind(column) !== null);
  const exportText =
    props.exportedRows === null ? words.exportCsv : `${words.exporting} ${countText(props.exportedRows)}…`;
  return (
    <Bar>
      {props.createHref && (
        <Create>
          <Button href={props.createHref} variant="contained" size="small">
            {props.createLabel}
          </Button>
        </Create>
      )}
      {props.hasRows && (
        <>
          <SearchField
            label={props.label}
            search={search}
            onSearch={onSearch}
            handleRef={props.searchRef}
            words={words}
          />
          <Sort>
            <label htmlFor={sortId}>{words.sortBy}</label>
            <SortSelect
              id={sortId}
              value={sort ? `${sort.direction} ${sort.field}` : ''}
              onChange={(event) => onSort(readSort(event.currentTarget.value))}
            >
              <option value="">{words.unsorted}</option>
              {columns.filter(isSortable).flatMap((column) =>
                (['asc', 'desc'] as const).map((direction) => (
                  <option key={direction + column.field} value={`${direction} ${column.field}`}>
                    {column.header}, {directionWords(column.kind)[direction]}
                  </option>
                )),
              )}
            </SortSelect>
          </Sort>
        </>
      )}
      {(props.hasRows || props.tools) && (
        <Tools>
          {props.hasRows && (
            <>
              {filterable.length > 0 && (
                <FilterMenu columns={filterable} filters={props.filters} onFilters={props.onFilters} words={words} />
              )}
              <OnWide>
                <ColumnsMenu
                  label={words.columns}
                  columns={columns.filter((column) => !column.main)}
                  hidden={hidden}
                  onHiddenChange={onHiddenChange}
                />
              </OnWide>
              <Button
                variant="outlined"
                size="small"
                aria-busy={props.exportedRows !== null || undefined}
                onClick={props.onExport}
              >
                {exportText}
              </Button>
            </>
          )}
          {props.tools}
        </Tools>
      )}
    </Bar>
  );
}

function readSort(value: string): EntitySort | null {
  const [direction, ...field] = value.split(' ');
  return direction === 'asc' || direction === 'desc' ? { direction, field: field.join(' ') } : null;
}

/** What the two directions are called depends on what is sorted. */
function directionWords(kind: FieldDisplayKind): Record<EntitySort['direction'], string> {
  switch (kind) {
    case 'money':
    case 'number':
      return { asc: 'smallest first', desc: 'largest first' };
    case 'date':
    case 'dateTime':
      return { asc: 'oldest first', desc: 'newest first' };
    default:
      return { asc: 'A to Z', desc: 'Z to A' };
  }
}

/** A tablet held upright: cards as on a phone, but room for two things in a row. */
const upright = `@media (min-width: 600px) and (max-width: ${mobileBreakpointPx}px)`;

const Bar = styled('div')({ position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

const Sort = styled('div')({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  fontSize: smallText,
  color: color.muted,
  // A row of its own, or its words are cut off.
  [media.phone]: { flexBasis: '100%' },
  [upright]: { flexBasis: 0, minInlineSize: 280 },
  // Wide screens sort by the headings.
  [media.abovePhone]: { display: 'none' },
});

const SortSelect = styled('select')(controlStyle);

const Tools = styled('div')({
  display: 'flex',
  gap: 8,
  marginInlineStart: 'auto',
  '& > .MuiButton-root, & > div > .MuiButton-root, & > div > div > .MuiButton-root': { minBlockSize: 42 },
  [media.phone]: {
    flexWrap: 'wrap',
    marginInlineStart: 0,
    '& > .MuiButton-root, & > div > .MuiButton-root': { minBlockSize: 44 },
  },
});

// Cards leave out what is empty and show the rest: there is nothing to make room for.
const OnWide = styled('div')({ [media.phone]: { display: 'none' } });

const Create = styled('div')({
  order: 1,
  // Where it will be once the rows are there.
  '&:only-child': { marginInlineStart: 'auto' },
  '& > a.MuiButton-root': { minBlockSize: 42 },
  [media.phone]: {
    order: 0,
    inlineSize: '100%',
    '& > a.MuiButton-root': { inlineSize: '100%', minBlockSize: 48, fontSize: '1.0625rem' },
  },
  [upright]: { order: 1, inlineSize: 'auto', marginInlineStart: 'auto', '& > a.MuiButton-root': { minBlockSize: 44 } },
});
