import type { SectionValues } from '@porchlight/contract/sections/section';
import { type ComponentType, memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EntityFormField, FormValues } from '../entity-form-types.ts';
import type { FieldControlProps } from '../FieldControl.tsx';
import type { SectionFieldProblem } from './section-options.ts';
import { storedValue, typedValues } from './section-values.ts';

/** Returns the control of a field; null for none. */
export type ControlOf = (field: EntityFormField) => ComponentType<FieldControlProps> | null;

interface SectionFormProps {
  /** The ids of the controls derive from it. */
  id: string;
  fields: readonly EntityFormField[];
  values: SectionValues;
  /** What is wrong with the values. */
  problems: readonly SectionFieldProblem[];
  controlOf: ControlOf;
  onChange: (values: SectionValues) => void;
}

/** The fields of one section: a small form of its own, whose values go into those of the page. Internal. */
export const SectionForm = memo(function SectionForm({
  id,
  fields,
  values,
  problems,
  controlOf,
  onChange,
}: SectionFormProps) {
  const [start] = useState(() => typedValues(fields, values));
  const { control, subscribe, reset } = useForm<FormValues>({ defaultValues: start });
  const reported = useRef(values);
  const report = useEffectEvent((typed: FormValues) => {
    const before = reported.current;
    const next = Object.fromEntries(
      fields.map((field) => [field.name, storedValue(field, String(typed[field.name] ?? ''), before[field.name])]),
    );
    if (fields.every(({ name }) => next[name] === before[name])) return;
    // Values that no field shows stay.
    reported.current = { ...before, ...next };
    onChange(reported.current);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: typed }) => report(typed) }),
    [subscribe],
  );
  useEffect(() => {
    if (values === reported.current) return;
    // A draft that is restored, or what someone else has saved.
    reported.current = values;
    reset(typedValues(fields, values));
  }, [values, fields, reset]);

  return fields.map((field) => {
    const Control = controlOf(field);
    const own = problems.filter(({ path }) => path[0] === field.name);
    const shared = {
      id: `${id}-${field.name}`,
      field: field.kind === 'items' ? { ...field, itemProblems: () => own.flatMap(itemProblem) } : field,
      control,
      start: String(start[field.name] ?? ''),
      error: own[0] && (own[0].path.length > 1 ? `${own[0].place}: ${own[0].message}` : own[0].message),
    };
    return Control && <Control key={field.name} {...shared} />;
  });
});

function itemProblem({ path: [, index, name], message }: SectionFieldProblem) {
  return typeof index === 'number' && typeof name === 'string' ? [{ index, name, message }] : [];
}
