import { useState } from 'react';
import type { within } from 'storybook/test';
import type { EntityRow } from '../../inputs/RowMenu/index.ts';
import { EntityTable } from './EntityTable.tsx';
import type { EntityColumn, EntityTableProps } from './entity-table-types.ts';
import { defaultEntityTableState } from './table-state.ts';

/** An `EntityTable` with its state in React state. */
export function StatefulTable<Row extends EntityRow>(props: EntityTableProps<Row>) {
  const [state, setState] = useState(props.state);
  const changeState: typeof props.onStateChange = (next) => {
    setState(next);
    props.onStateChange(next);
  };
  return <EntityTable {...props} state={state} onStateChange={changeState} />;
}

/** The titles shown in the DataGrid's main column. */
export async function titles(canvas: Pick<ReturnType<typeof within>, 'findByRole'>) {
  const grid = await canvas.findByRole('grid', { name: 'Articles' }, { timeout: 10_000 });
  return [...grid.querySelectorAll('[role="gridcell"][data-field="title"]')].map((cell) => cell.textContent);
}

/** A row of the article stories. */
export interface ProgramRow {
  id: number;
  title: string;
  subtitle: string;
  published: string | null;
  pdf: string | null;
}

/** Articles with titles of varied lengths and with missing values. */
export const samplePrograms: ProgramRow[] = [
  {
    id: 1,
    title: 'Heirs’ property: keeping the family land',
    subtitle: 'What to do before the county does it for you',
    published: '2026-03-14',
    pdf: 'heirs-property.pdf',
  },
  { id: 2, title: 'Seed Saturday', subtitle: '', published: '2025-04-05', pdf: null },
  {
    id: 3,
    title: 'Who counts the votes in Harmon County',
    subtitle: 'Poll workers, in their own words',
    published: '2024-10-01',
    pdf: 'harmon-county.pdf',
  },
  {
    id: 4,
    title:
      'What the congregation of a small church on a red clay road can still teach the rest of us about deciding things together, in four meetings and one very long supper',
    subtitle: 'A report from the Democracy Center, with minutes, recipes and a list of everyone who spoke',
    published: '2026-01-19',
    pdf: null,
  },
  { id: 5, title: 'José’s garden on the courthouse lawn', subtitle: 'Tomatoes, mostly', published: null, pdf: null },
  { id: 6, title: 'A porch with the light left on', subtitle: 'Oral histories', published: '2023-06-19', pdf: null },
];

/** More articles than fit on a page. */
export const manyPrograms: ProgramRow[] = Array.from({ length: 400 }, (_, index) => ({
  id: index + 1,
  title: `Program ${index + 1}`,
  subtitle: 'Tomatoes, mostly',
  published: null,
  pdf: null,
}));

/** Columns of the article stories. */
const programColumns: EntityColumn<ProgramRow>[] = [
  { field: 'title', header: 'Title', kind: 'text', main: true },
  { field: 'subtitle', header: 'Subtitle', kind: 'text' },
  { field: 'pdf', header: 'PDF', kind: 'pdf', hidden: true },
  { field: 'published', header: 'Published', kind: 'date' },
];

/** Props of a read-only table of articles, as a base for stories. */
export const programTable = {
  label: 'Articles',
  singular: 'article',
  rows: samplePrograms,
  columns: programColumns,
  state: defaultEntityTableState,
  onStateChange: () => {},
  viewHref: (row: ProgramRow) => `/dashboard/show-article/${row.id}`,
};

/** A row of the donation stories. */
export interface DonationRow {
  id: number;
  email: string;
  amount: number;
  date: string | null;
}

const amounts = [25, 50, 980, 12_500, 10, 1250.5, 75, 5, 100, 250];

/** Twenty-five donations from three years. */
export const sampleDonations: DonationRow[] = Array.from({ length: 25 }, (_, index) => ({
  id: index + 1,
  email: `neighbor${index + 1}@example.org`,
  amount: index < amounts.length ? (amounts[index] ?? 0) : 20 + index,
  date: index % 7 === 3 ? null : `${2024 + (index % 3)}-0${1 + (index % 9)}-1${index % 10}`,
}));

/** Columns of the donation stories. */
export const donationColumns: EntityColumn<DonationRow>[] = [
  { field: 'email', header: 'Email', kind: 'email', main: true },
  { field: 'amount', header: 'Amount', kind: 'money' },
  { field: 'date', header: 'Date', kind: 'date' },
];
