import { readReferences } from '@porchlight/contract/references';
import { formSchema } from '@porchlight/contract/schemas';
import { FieldPicker, type FieldPickerValue } from '@porchlight/ui/inputs/FieldPicker';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toApiValues } from '../entity/index.ts';
import type { BulkFieldInputProps } from '../list/index.ts';
import { useRunningNow } from '../site/index.ts';
import { formFields } from './form-fields.ts';

/** The control with which one field of several records is changed: that of the form, with its rules. */
export function BulkFieldInput({ definition, fields: names, mode, count, readRef }: BulkFieldInputProps) {
  const now = useRunningNow();
  const [openedAt] = useState(now);
  const fields = useMemo(
    () => formFields(definition, null, openedAt).filter(({ name }) => names.includes(name)),
    [definition, names, openedAt],
  );
  const schema = useMemo(() => formSchema(definition.fields, false), [definition]);
  const entered = useRef<FieldPickerValue>({ name: '', value: '', isRemoved: false });
  const [error, setError] = useState<string>();

  /** What is wrong with the field and its value; undefined for nothing. */
  const problemOf = ({ name, value, isRemoved }: FieldPickerValue): string | undefined => {
    const field = definition.fields[name];
    if (!field) return 'Choose a field.';
    if (isRemoved) return undefined;
    if (value === '' && field.kind !== 'boolean') {
      if (field.kind === 'choice' || mode) return 'Choose one.';
      return field.required ? 'Enter a value.' : `Enter a value, or tick ‘${removeLabel(count)}’.`;
    }
    const issues = schema.safeParse({ [name]: value }).error?.issues ?? [];
    return issues.find(({ path }) => path[0] === name)?.message;
  };
  useEffect(() => {
    readRef.current = () => {
      const { name, value } = entered.current;
      const problem = problemOf(entered.current);
      setError(problem);
      if (problem !== undefined) return null;
      if (mode && definition.fields[name]?.kind === 'references')
        return { [name]: (readReferences(value) ?? []).map((entry) => entry.id ?? entry.name) };
      const isUnticked = value === '' && definition.fields[name]?.kind === 'boolean';
      return toApiValues(definition, { [name]: isUnticked ? 'false' : value });
    };
    return () => {
      readRef.current = null;
    };
  });
  return (
    <FieldPicker
      fields={fields}
      error={error}
      removeLabel={mode ? undefined : removeLabel(count)}
      onChange={(value) => {
        entered.current = value;
        setError(undefined);
      }}
    />
  );
}

function removeLabel(count: number): string {
  return count === 1 ? 'Leave it empty' : `Leave it empty in all ${count.toLocaleString('en-US')}`;
}
