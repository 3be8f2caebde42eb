import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { controlStyle } from '../FormField/index.ts';
import { color, smallText } from '../theme/index.ts';
import { DayInput } from './DayInput.tsx';
import { Disclosure } from './Disclosure.tsx';
import { type EntityColumn, type EntityTableWords, filterKind } from './entity-table-types.ts';
import type { EntityFilter, EntityFilters } from './table-rows.ts';

interface FilterMenuProps<Row> {
  columns: readonly EntityColumn<Row>[];
  filters: EntityFilters;
  onFilters: (filters: EntityFilters) => void;
  words: EntityTableWords;
}

/** A button that opens the filters of a list: a choice's values, days from and to. Internal to `EntityTable`. */
export function FilterMenu<Row>({ columns, filters, onFilters, words }: FilterMenuProps<Row>) {
  const count = Object.keys(filters).length;
  const fields = useRef<HTMLDivElement>(null);
  const change = (field: string, part: EntityFilter) => {
    const { [field]: before, ...others } = filters;
    const given = Object.entries({ ...before, ...part }).filter(([, value]) => value !== '' && value !== undefined);
    onFilters(given.length > 0 ? { ...others, [field]: Object.fromEntries(given) } : others);
  };
  return (
    <Disclosure label={words.filter} buttonText={count > 0 ? `${words.filter} (${count})` : words.filter}>
      <Fields ref={fields}>
        {columns.map((column) => (
          <FilterField
            key={column.field}
            column={column}
            filter={filters[column.field] ?? {}}
            onChange={(part) => change(column.field, part)}
            words={words}
          />
        ))}
        {count > 0 && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              // The button goes with what it clears.
              fields.current?.querySelector<HTMLElement>('select, input')?.focus();
              onFilters({});
            }}
          >
            {words.clearFilters}
          </Button>
        )}
      </Fields>
    </Disclosure>
  );
}

interface FilterFieldProps<Row> {
  column: EntityColumn<Row>;
  filter: EntityFilter;
  onChange: (part: EntityFilter) => void;
  words: EntityTableWords;
}

function FilterField<Row>({ column, filter, onChange, words }: FilterFieldProps<Row>) {
  const id = useId();
  if (filterKind(column) === 'choice') {
    return (
      <Pair>
        <label htmlFor={id}>{column.header}</label>
        <Select id={id} value={filter.is ?? ''} onChange={(event) => onChange({ is: event.currentTarget.value })}>
          <option value="">{words.any}</option>
          {Object.entries(column.optionLabels ?? {}).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Pair>
    );
  }
  return (
    <Range role="group" aria-labelledby={id}>
      <span id={id}>{column.header}</span>
      {(['from', 'to'] as const).map((end) => (
        <Line key={end}>
          <label htmlFor={id + end}>{words[end]}</label>
          <DayInput id={id + end} day={filter[end] ?? ''} onChange={(day) => onChange({ [end]: day })} />
        </Line>
      ))}
    </Range>
  );
}

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 8,
  minInlineSize: 240,
  fontSize: smallText,
  color: color.muted,
});

const Range = styled('div')({
  display: 'grid',
  gap: 6,
  '& > span': { fontWeight: 600 },
});

const Line = styled('div')({ display: 'grid', gridTemplateColumns: '3rem minmax(0, 1fr)', alignItems: 'center' });

const Pair = styled('div')({ display: 'grid', gap: 4, '& > label': { fontWeight: 600 } });

const Select = styled('select')(controlStyle);
