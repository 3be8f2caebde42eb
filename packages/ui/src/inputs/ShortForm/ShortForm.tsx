import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import {
  type ComponentPropsWithRef,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ErrorMessage } from '../../feedback/ErrorMessage/index.ts';
import { color, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { FormField } from '../FormField/index.ts';
import { PasswordInput } from '../PasswordInput/index.ts';

/** An option of a choice of a `ShortForm`. */
export interface ShortFormOption {
  value: string;
  label: string;
  /** What it means, for controls that say so. */
  points?: readonly string[];
}

/** Props of the control of a choice. */
export interface ShortFormChoiceProps {
  /** Name of the field in the form. */
  name: string;
  'aria-labelledby': string;
  /** The option that is chosen initially. */
  defaultValue: string | undefined;
  /** The options, in order. */
  options: readonly ShortFormOption[];
}

/** A field of a `ShortForm`. */
export interface ShortFormField {
  name: string;
  label: string;
  /** Type of the input, which also determines what the browser may fill in. */
  kind:
    | 'text'
    | 'lines'
    | 'name'
    | 'username'
    | 'email'
    | 'current-password'
    | 'new-password'
    | 'one-time-code'
    | 'checkbox'
    | 'choice'
    | 'date-time';
  /** For `choice`: the options; the first is selected initially. */
  options?: readonly ShortFormOption[];
  /** For `choice`: the control, such as `ChoiceCards`. @default a select */
  control?: ComponentType<ShortFormChoiceProps>;
  /** Until a person types here, it has the text that is made of another field's. @default nothing is proposed */
  proposal?: { from: string; make: (typed: string) => string };
  help?: string;
  /** Whether it must be filled in. @default true */
  required?: boolean;
  /** 'true' for a checkbox that is checked initially. */
  defaultValue?: string;
  /** Shown and submitted, but not editable. @default false */
  readOnly?: boolean;
  /** For `new-password`: a strength meter below the input. */
  meter?: ComponentType<{ password: string }>;
  /** Whether it has the initial focus. @default false */
  autoFocus?: boolean;
}

/** The entered values by field name; 'true' for a checked checkbox, nothing for an unchecked one. */
export type ShortFormValues = Readonly<Record<string, string>>;

export interface ShortFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Accessible name, such as 'Sign in'. */
  label: string;
  /** The fields, in order. */
  fields: readonly ShortFormField[];
  /** Called with the entered values. The form is busy while its promise is pending, which should not reject. */
  onSubmit: (values: ShortFormValues) => void | Promise<void>;
  /** Why the last attempt failed, in one sentence. */
  error?: string;
  /** Error messages by field name; the first of these fields gets the focus. */
  fieldErrors?: ShortFormValues;
  /** Text of the button. */
  submitLabel: string;
  /** Beside the button, such as Cancel. The buttons then stand at the end of the line, as in other dialogs. @default none */
  actions?: ReactNode;
  /** Text of the button while busy. @default 'One moment…' */
  busyLabel?: string;
}

/**
 * A short form of a few fields and a button. The browser checks required fields and may fill them in; input is kept
 * after a failure. Renders a `form`.
 *
 * - **When**: sign-in, changing one's password, an invitation.
 * - **Not for**: a record: `EntityForm`.
 * - **Keys**: Tab; Enter in any field submits.
 */
export function ShortForm({
  label,
  fields,
  onSubmit,
  error,
  fieldErrors = {},
  submitLabel,
  actions,
  busyLabel = 'One moment…',
  ref,
  ...rest
}: ShortFormProps) {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [isPending, setIsPending] = useState(false);
  const firstInvalid = fields.find(({ name }) => fieldErrors[name])?.name;
  useEffect(() => {
    // After every attempt: the same field may be wrong again.
    const field = !isPending && firstInvalid && formRef.current?.elements.namedItem(firstInvalid);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.focus();
  }, [firstInvalid, isPending]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    // Read from the form, not from state: password managers fill in fields without firing React events.
    const formData = new FormData(event.currentTarget);
    setIsPending(true);
    try {
      await onSubmit(Object.fromEntries([...formData].map(([name, value]) => [name, String(value)])));
    } finally {
      setIsPending(false);
    }
  };

  const typed = useRef(new Set<string>());
  const propose = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.value === '') typed.current.delete(target.name);
    else typed.current.add(target.name);
    for (const { name, proposal } of fields) {
      const field = proposal?.from === target.name && formRef.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && !typed.current.has(name))
        field.value = proposal?.make(target.value) ?? '';
    }
  };

  const submitButton = (
    <Button type="submit" loading={isPending}>
      {isPending ? busyLabel : submitLabel}
    </Button>
  );
  return (
    // `post`: if it is submitted before hydration, a password must not end up in the URL.
    <Form
      method="post"
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      onInput={propose}
      ref={useForkRef(formRef, ref)}
      {...rest}
    >
      {error && <ErrorMessage text={error} />}
      {fields.map((field) => (
        <Field key={field.name} id={`${id}-${field.name}`} field={field} error={fieldErrors[field.name]} />
      ))}
      {actions ? (
        <ActionLine data-actions="">
          {actions}
          {submitButton}
        </ActionLine>
      ) : (
        submitButton
      )}
    </Form>
  );
}

function Field({ id, field, error }: { id: string; field: ShortFormField; error: string | undefined }) {
  const {
    name,
    label,
    kind,
    options = [],
    help,
    required = true,
    defaultValue,
    readOnly,
    autoFocus,
    meter: Meter,
    control: Control,
  } = field;
  const [password, setPassword] = useState('');
  if (kind === 'checkbox')
    return (
      <FormControlLabel
        label={label}
        control={<Checkbox name={name} value="true" defaultChecked={field.defaultValue === 'true'} />}
      />
    );
  if (kind === 'choice' && Control) {
    return (
      <FormControl error={Boolean(error)}>
        <FormLabel component="span" id={`${id}-label`}>
          {label}
        </FormLabel>
        {error && <FormHelperText>{error}</FormHelperText>}
        <Control name={name} aria-labelledby={`${id}-label`} defaultValue={options[0]?.value} options={options} />
      </FormControl>
    );
  }
  if (kind === 'choice') {
    return (
      <FormField id={id} label={label} help={help} error={error}>
        {(control) => (
          <NativeSelect input={<OutlinedInput {...control} name={name} />}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
    );
  }
  return (
    <FormField id={id} label={label} required={required} requiredLabel="" help={help} error={error}>
      {(control) =>
        kind === 'current-password' || kind === 'new-password' ? (
          <>
            <PasswordInput
              {...control}
              name={name}
              autoComplete={kind}
              autoFocus={autoFocus}
              onChange={Meter && ((event) => setPassword(event.target.value))}
            />
            {Meter && <Meter password={password} />}
          </>
        ) : (
          <OutlinedInput
            {...control}
            name={name}
            {...(kind === 'lines' ? { multiline: true, minRows: 4 } : { type: inputTypes[kind] ?? 'text' })}
            autoComplete={kind === 'text' || kind === 'lines' || kind === 'date-time' ? 'off' : kind}
            autoFocus={autoFocus}
            defaultValue={defaultValue}
            readOnly={readOnly}
            slotProps={{
              input: {
                ...(kind === 'name' ? { dir: 'auto' } : { autoCapitalize: 'none' }),
                autoCorrect: 'off',
                spellCheck: false,
              },
            }}
          />
        )
      }
    </FormField>
  );
}

/** Types of the inputs that are no texts. */
const inputTypes: Readonly<Partial<Record<ShortFormField['kind'], string>>> = {
  email: 'email',
  'date-time': 'datetime-local',
};

const ActionLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(1),
});

/** Cards of a choice take the room that there is, and the fields above them share a row. */
const Form = styled('form')({
  display: 'grid',
  gap: space(2.5),
  inlineSize: '100%',
  '&:not(:has([role=radiogroup]))': { maxInlineSize: '24rem' },
  '&:has([role=radiogroup])': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    '& > :not(.MuiFormControl-root), & > :has([role=radiogroup])': { gridColumn: '1 / -1' },
    // In view below the cards, which may be taller than a window.
    '& > .MuiButton-root, & > [data-actions]': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      boxShadow: `0 0 0 ${space(1)} ${color.surface}`,
    },
    '& > [data-actions]': { backgroundColor: color.surface },
  },
});
