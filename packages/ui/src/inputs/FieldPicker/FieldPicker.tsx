import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { space } from '../../theme/index.ts';
import { type EntityFormField, fieldControls } from '../EntityForm/index.ts';
import { FormField } from '../FormField/index.ts';

/** A field with the value that it gets. */
export interface FieldPickerValue {
  /** Name of the field; '' before one is chosen. */
  name: string;
  /** As in a form: a text, 'true' or 'false', or JSON of references. */
  value: string;
  /** Whether the value is to be removed. */
  isRemoved: boolean;
}

export interface FieldPickerProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** The fields to choose from, in order; a single one is chosen already. Read once. */
  fields: readonly EntityFormField[];
  /** Called with the field and its value, also initially. */
  onChange: (value: FieldPickerValue) => void;
  /** What is wrong with them; the field gets the focus. @default nothing */
  error?: string;
  /** Label of the box that removes the value, for fields that can be empty. @default no such box */
  removeLabel?: string;
}

/**
 * One field of a record's form, chosen from a list, with the same control as in the form. Renders a `div`.
 *
 * - **When**: one field of several records gets the same value.
 * - **Not for**: a whole record: `EntityForm`.
 * - **Keys**: Tab from the field's name to its control.
 */
export function FieldPicker({ fields, onChange, error, removeLabel, ...rest }: FieldPickerProps) {
  const id = useId();
  const [startFields] = useState(fields);
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(startFields.map(({ name }) => [name, ''])),
  });
  const [name, setName] = useState(startFields.length === 1 ? (startFields[0]?.name ?? '') : '');
  const [isRemoved, setIsRemoved] = useState(false);
  const field = startFields.find((each) => each.name === name);
  const value = String(useWatch({ control: form.control, name: name || (startFields[0]?.name ?? '') }) ?? '');
  const report = useEffectEvent(onChange);
  useEffect(() => report({ name, value: isRemoved ? '' : value, isRemoved }), [name, value, isRemoved]);
  const focusField = useEffectEvent(() => name && form.setFocus(name));
  useEffect(() => {
    if (error) focusField();
  }, [error]);
  const Control = field && fieldControls[field.kind];
  const canRemove = field && removeLabel && !field.required && field.kind !== 'boolean' && field.kind !== 'choice';
  return (
    <Root {...rest}>
      {startFields.length > 1 && (
        <FormField id={`${id}-field`} label="Field" error={field ? undefined : error}>
          {(control) => (
            <NativeSelect
              input={<OutlinedInput {...control} />}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setIsRemoved(false);
              }}
            >
              <option value="">Choose one</option>
              {startFields.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.label}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      )}
      {field && Control && (
        // Another field is another control, which starts empty.
        <div key={field.name} inert={isRemoved}>
          <Control id={`${id}-value`} field={field} control={form.control} start="" error={error} />
        </div>
      )}
      {canRemove && (
        <FormControlLabel
          label={removeLabel}
          control={<Checkbox checked={isRemoved} onChange={(_, isChecked) => setIsRemoved(isChecked)} />}
        />
      )}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(2),
  minInlineSize: 0,
  // Room for the focus ring, which the scrolling content of a dialog would cut.
  paddingBlock: space(0.5),
  '& > [inert]': { opacity: 0.5 },
});
