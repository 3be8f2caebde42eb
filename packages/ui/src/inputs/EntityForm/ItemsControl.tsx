import { itemsText, readItems } from '@porchlight/contract/items';
import { linkText } from '@porchlight/contract/links';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { FormField } from '../FormField/index.ts';
import { SortableList } from '../SortableList/index.ts';
import type { EntityFormField, FormValues, LinkTarget } from './entity-form-types.ts';
import type { FieldControlProps } from './FieldControl.tsx';
import { usePages } from './usePages.ts';
import { useVisibleTitles } from './useVisibleTitles.ts';

interface ItemsControlProps extends FieldControlProps {
  /** Returns the control of a field of an item. */
  controlOf: (field: EntityFormField) => ComponentType<FieldControlProps> | null;
}

/** An item while it is edited: its id stays the same wherever it is moved. */
interface Row {
  id: string;
  values: Readonly<Record<string, unknown>>;
  isNew: boolean;
}

/** Number of stored items up to which all of them are open. */
const openItemsMax = 3;

/**
 * A list of groups of fields in an `EntityForm`. The form holds it as JSON, as drafts and requests do; each item is a
 * small form of its own. Internal.
 */
export function ItemsControl({ id, field, control, error, controlOf }: ItemsControlProps) {
  const { fields = [], itemName = 'item', itemProblems, summary: Summary } = field;
  const { value, onChange } = useController({ name: field.name, control }).field;
  const text = String(value ?? '');
  const [{ rows, rowsText }, setState] = useState<{ rows: readonly Row[]; rowsText: string }>(() => ({
    rows: rowsOf(text),
    rowsText: text,
  }));
  // A draft that is restored, or what someone else has saved.
  if (text !== rowsText) setState({ rows: rowsOf(text), rowsText: text });
  const update = (next: readonly Row[]) => {
    const nextText = itemsText(next.map(({ values }) => values));
    setState({ rows: next, rowsText: nextText });
    onChange(nextText);
  };
  // An item comes back among those that there are then.
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  const linkFields = fields.filter(({ kind }) => kind === 'link');
  const linksOf = ({ values }: Row) => linkFields.map(({ name }) => String(values[name] ?? ''));
  const titles = useVisibleTitles(rows.flatMap(linksOf), linkFields[0]?.linkTargets?.findVisible);
  const pages = usePages(linkFields[0]?.linkTargets);
  const isHeading = ({ values }: Row) =>
    field.isOutline === true && !values[fields[0]?.namesLink ?? ''] && Boolean(values[fields[0]?.name ?? '']);
  const noteOf = (row: Row) => {
    if (isHeading(row)) return 'Heading';
    return linksOf(row).some((link) => titles.get(link) === null) ? 'Not public' : undefined;
  };
  const problems = error === undefined ? [] : (itemProblems?.(text) ?? []);
  const [first] = problems;
  // The summary of errors leads to this id: to the first wrong field, or to the list.
  const idOf = (index: number, name: string) =>
    first?.index === index && first.name === name ? id : `${id}-${rows[index]?.id}-${name}`;
  return (
    <FormField
      id={first ? `${id}-list` : id}
      label={field.label}
      required={field.required}
      help={field.help}
      error={error}
    >
      {(aria) => (
        <>
          <SortableList
            {...aria}
            role="group"
            aria-label={field.label}
            tabIndex={-1}
            itemName={itemName}
            itemPlural={field.itemPlural}
            maxItems={field.maxItems}
            items={rows.map((row, index) => ({
              id: row.id,
              title: titleOf(row.values, fields, titles, pages),
              note: noteOf(row),
              isIndented: !isHeading(row) && rows.slice(0, index).some(isHeading),
              startsOpen: row.isNew || rows.length <= openItemsMax,
              hasError: problems.some((problem) => problem.index === index),
            }))}
            renderItem={(index) => {
              const row = rows[index];
              return (
                row && (
                  <ItemFields
                    key={row.id}
                    fields={fields.map((each) => withOptions(each, rows, index))}
                    values={row.values}
                    controlOf={controlOf}
                    idOf={(name) => idOf(index, name)}
                    errorOf={(name) => problems.find((each) => each.index === index && each.name === name)?.message}
                    onChange={(values) => update(rows.with(index, { ...row, values }))}
                  />
                )
              );
            }}
            onMove={(from, to) => {
              const moved = rows[from];
              if (moved) update(rows.toSpliced(from, 1).toSpliced(to, 0, moved));
            }}
            onAdd={() => update([...rows, newRow(newValues(field, rows), true)])}
            onRemove={(index) => {
              const removed = rows[index];
              update(rows.toSpliced(index, 1));
              return () => removed && update(latest.current.toSpliced(index, 0, removed));
            }}
          />
          {Summary && (
            <Suspense>
              <Summary value={text} />
            </Suspense>
          )}
        </>
      )}
    </FormField>
  );
}

interface ItemFieldsProps extends Pick<ItemsControlProps, 'controlOf'> {
  fields: readonly EntityFormField[];
  /** Those that are stored at first, and then those that it has reported. */
  values: Readonly<Record<string, unknown>>;
  idOf: (name: string) => string;
  errorOf: (name: string) => string | undefined;
  onChange: (values: Readonly<Record<string, unknown>>) => void;
}

/** The fields of one item. */
function ItemFields({ fields, values, controlOf, idOf, errorOf, onChange }: ItemFieldsProps) {
  const [stored] = useState(values);
  const start = typedValues(stored);
  const { control, subscribe } = useForm<FormValues>({ defaultValues: start });
  const report = useEffectEvent((typed: FormValues) => {
    // A value that is typed again as it was stored is the stored one, so that the form has no change.
    const next = Object.entries(typed).map(([name, value]) => [
      name,
      isSame(stored[name], value) ? stored[name] : value,
    ]);
    const isChanged = next.some(([name, value]) => values[String(name)] !== value);
    if (isChanged) onChange({ ...values, ...Object.fromEntries(next) });
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: typed }) => report(typed) }),
    [subscribe],
  );
  return fields
    .filter((field) => isVisible(field, fields, values, errorOf))
    .map((field) => {
      const Control = controlOf(field);
      const shared = {
        id: idOf(field.name),
        field,
        control,
        start: String(start[field.name] ?? ''),
        error: errorOf(field.name),
      };
      return Control && <Control key={field.name} {...shared} />;
    });
}

const isSame = (stored: unknown, typed: unknown) => String(stored ?? '') === String(typed ?? '');

const typedValues = (values: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]));

/** The values of a new item: nothing, the first option of a choice, which always has one, and what the field adds. */
function newValues({ fields = [], newItem }: EntityFormField, rows: readonly Row[]): Row['values'] {
  const values = fields.map(({ name, kind, options = [] }) => [
    name,
    kind === 'choice' ? (options[0]?.value ?? '') : '',
  ]);
  return { ...Object.fromEntries(values), ...newItem?.(rows.map((row) => row.values)) };
}

/** The field with the options that follow from the items. */
function withOptions(field: EntityFormField, rows: readonly Row[], index: number): EntityFormField {
  if (!field.optionsIn) return field;
  const items = rows.map(({ values }) => values);
  return { ...field, kind: 'choice', options: field.optionsIn(items, index) };
}

/** Whether an item's field is there: see `visibleWhen` and `optionsIn`. */
function isVisible(
  { name, visibleWhen, optionsIn, options = [] }: EntityFormField,
  fields: readonly EntityFormField[],
  values: Row['values'],
  errorOf: ItemFieldsProps['errorOf'],
): boolean {
  if (errorOf(name) !== undefined) return true;
  if (optionsIn && options.length === 0) return false;
  if (!visibleWhen) return true;
  // An item that was stored earlier may lack a choice, which then has its first option.
  const [first] = fields.find((each) => each.name === visibleWhen.field)?.options ?? [];
  return [visibleWhen.value].flat().includes(String(values[visibleWhen.field] || first?.value));
}

/** What an item is called: its first field, or what that field's link leads to where it is empty. */
function titleOf(
  values: Row['values'],
  fields: readonly EntityFormField[],
  titles: ReadonlyMap<string, string | null>,
  pages: readonly LinkTarget[] = [],
): string {
  const [first] = fields;
  const title = String(values[first?.name ?? ''] ?? '');
  const link = String(values[first?.namesLink ?? ''] ?? '');
  if (title || !link) return title;
  const named = fields.find(({ name }) => name === first?.namesLink)?.linkTargets?.pages ?? [];
  return titles.get(link) ?? [...pages, ...named].find(({ value }) => value === link)?.label ?? linkText(link);
}

const newRow = (values: Row['values'], isNew: boolean): Row => ({ id: crypto.randomUUID(), values, isNew });

const rowsOf = (text: string) => readItems(text)?.map((values) => newRow(values, false)) ?? [];
