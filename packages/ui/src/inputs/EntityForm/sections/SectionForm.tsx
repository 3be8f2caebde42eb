import type { SectionValues } from '@porchlight/contract/sections/section';
import { type ComponentType, memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EntityFormField, FormValues } from '../entity-form-types.ts';
import type { FieldControlProps } from '../FieldControl.tsx';
import type { SectionFieldProblem } from './section-options.ts';
import { toStoredValue, toTypedValues } from './section-values.ts';

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
  const [start] = useState(() => toTypedValues(fields, values));
  const { control, subscribe, reset } = useForm<FormValues>({ defaultValues: start });
  const reported = useRef(values);
  const report = useEffectEvent((typed: FormValues) => {
    const before = reported.current;
    const next = Object.fromEntries(
      fields.map((field) => [field.name, toStoredValue(field, String(typed[field.name] ?? ''), before[field.name])]),
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
    reset(toTypedValues(fields, values));
  }, [values, fields, reset]);

  const shown = fields.filter(({ visibleWhen }) => !visibleWhen || values[visibleWhen.field] === visibleWhen.value);
  return shown.map((field) => (
    <SectionControl
      key={field.name}
      id={`${id}-${field.name}`}
      field={field}
      control={control}
      start={start[field.name] ?? ''}
      problems={problems}
      controlOf={controlOf}
    />
  ));
});

interface SectionControlProps
  extends Pick<SectionFormProps, 'problems' | 'controlOf'>,
    Omit<FieldControlProps, 'error'> {}

/** The control of one field, which is rendered when its own value changes, and not for each key in another field. */
const SectionControl = memo(function SectionControl({ field, problems, controlOf, ...rest }: SectionControlProps) {
  const Control = controlOf(field);
  const own = problems.filter(({ path }) => path[0] === field.name);
  const shownField = field.kind === 'items' ? { ...field, itemProblems: () => own.flatMap(itemProblem) } : field;
  const [first] = own;
  const message = first && (first.path.length > 1 ? `${first.place}: ${first.message}` : first.message);
  return Control && <Control {...rest} field={shownField} error={message} />;
});

function itemProblem({ path: [, index, name], message }: SectionFieldProblem) {
  return typeof index === 'number' && typeof name === 'string' ? [{ index, name, message }] : [];
}
