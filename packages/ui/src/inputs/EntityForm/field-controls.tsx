import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldKind } from '@porchlight/contract/fields';
import { formValueText } from '@porchlight/contract/rich-text-strings';
import { lazy, type ReactNode, Suspense } from 'react';
import { FormField } from '../FormField/index.ts';
import { BooleanControl } from './BooleanControl.tsx';
import { customInputProps, FieldControl, type FieldControlProps, inputProps } from './FieldControl.tsx';
import { FocusControl } from './FocusControl.tsx';
import { LineControl } from './LineControl.tsx';
import { LinesControl } from './LinesControl.tsx';
import { PasswordControl } from './PasswordControl.tsx';
import { SlugControl } from './SlugControl.tsx';

type FieldControlComponent = (props: FieldControlProps) => ReactNode;

const LongTextFieldControl: FieldControlComponent = (props) => (
  <FieldControl
    {...props}
    remarkOn={(text) => [wordCount(formValueText(text)), props.field.remark?.(text, '')].filter(Boolean).join('. ')}
    renderInput={(input) => {
      const { editor: Editor } = input.field;
      if (Editor) return <Editor {...customInputProps(input)} facts={input.field.facts} invalid={input.invalid} />;
      return <OutlinedInput {...inputProps(input)} multiline minRows={6} slotProps={{ input: { dir: 'auto' } }} />;
    }}
  />
);

/** '1 word', '1,204 words'; undefined for no words. The bars between table cells don't count. */
function wordCount(text: string): string | undefined {
  const count = text.match(/[^\s|]\S*/g)?.length ?? 0;
  return count === 0 ? undefined : `${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'}`;
}

const ChoiceFieldControl: FieldControlComponent = (props) => (
  <FieldControl
    {...props}
    renderInput={(input) => (
      <NativeSelect input={<OutlinedInput {...inputProps(input)} />} sx={{ maxInlineSize: 360 }}>
        {/* Without an empty option, the first one would look as if it had been chosen. */}
        {!props.start && <option value="">Choose one</option>}
        {props.field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    )}
  />
);

const PasswordFieldControl: FieldControlComponent = (props) => (
  <FieldControl
    {...props}
    renderInput={(input) => <PasswordControl {...inputProps(input)} meter={props.field.meter} />}
  />
);

const FocusFieldControl: FieldControlComponent = (props) => (
  <FieldControl
    {...props}
    renderInput={(input) => (
      <FocusControl
        {...customInputProps(input)}
        control={props.control}
        current={props.current}
        picture={props.field.about}
      />
    )}
  />
);

/** Loaded when a form has such a field: few have. */
const ItemsControl = lazy(() =>
  import('./ItemsControl.tsx').then(
    (part) => ({ default: part.ItemsControl }),
    () => ({ default: NotLoaded }),
  ),
);

/** Stands in for a control that could not be loaded: the rest of the form, and what is stored, stay. */
function NotLoaded({ id, field }: FieldControlProps) {
  return (
    <FormField id={id} label={field.label} error="This could not be loaded. It stays as it is stored.">
      {() => null}
    </FormField>
  );
}

const ItemsFieldControl: FieldControlComponent = (props) => (
  <Suspense>
    <ItemsControl {...props} controlOf={({ kind }) => fieldControls[kind]} />
  </Suspense>
);

/** Loaded with a page's form. */
const SectionsControl = lazy(() =>
  import('./sections/SectionsControl.tsx').then(
    (part) => ({ default: part.SectionsControl }),
    () => ({ default: NotLoaded }),
  ),
);

const SectionsFieldControl: FieldControlComponent = (props) => (
  <Suspense>
    <SectionsControl {...props} controlOf={({ kind }) => fieldControls[kind]} />
  </Suspense>
);

/** Loaded when a form has hours or days in lines: only the settings have. */
const HoursControl = lazy(() =>
  import('./HoursControl.tsx').then(
    (part) => ({ default: part.HoursControl }),
    () => ({ default: LinesControl }),
  ),
);

const LinesFieldControl: FieldControlComponent = (props) => (
  <Suspense>{props.field.lineKind ? <HoursControl {...props} /> : <LinesControl {...props} />}</Suspense>
);

const LinkControl = lazy(() =>
  import('./LinkControl.tsx').then(
    (part) => ({ default: part.LinkControl }),
    () => ({ default: NotLoaded }),
  ),
);

const LinkFieldControl: FieldControlComponent = (props) => (
  <Suspense>
    <LinkControl {...props} />
  </Suspense>
);

const ReferencesControl = lazy(() =>
  import('./ReferencesControl.tsx').then(
    (part) => ({ default: part.ReferencesControl }),
    () => ({ default: NotLoaded }),
  ),
);

const ReferencesFieldControl: FieldControlComponent = (props) => (
  <Suspense>
    <ReferencesControl {...props} />
  </Suspense>
);

/** Loaded when a form has such a field: it computes contrasts. */
const ColorControl = lazy(() =>
  import('./ColorControl.tsx').then(
    (part) => ({ default: part.ColorControl }),
    () => ({ default: NotLoaded }),
  ),
);

const ColorFieldControl: FieldControlComponent = (props) => (
  <Suspense>
    <ColorControl {...props} />
  </Suspense>
);

/** Loaded when a form has such a field: it computes dates. */
const RecurrenceControl = lazy(() =>
  import('./RecurrenceControl.tsx').then(
    (part) => ({ default: part.RecurrenceControl }),
    () => ({ default: NotLoaded }),
  ),
);

const RecurrenceFieldControl: FieldControlComponent = (props) => (
  <Suspense>
    <RecurrenceControl {...props} />
  </Suspense>
);

/** How each kind of field is entered; null for files, and for what is part of a file's control. */
export const fieldControls: Readonly<Record<FieldKind, FieldControlComponent | null>> = {
  text: LineControl,
  longText: LongTextFieldControl,
  lines: LinesFieldControl,
  timeZone: LineControl,
  document: null,
  slug: SlugControl,
  username: LineControl,
  personName: LineControl,
  email: LineControl,
  password: PasswordFieldControl,
  url: LineControl,
  phone: LineControl,
  link: LinkFieldControl,
  freePath: LineControl,
  money: LineControl,
  number: LineControl,
  year: LineControl,
  date: LineControl,
  dateTime: LineControl,
  recurrence: RecurrenceFieldControl,
  boolean: BooleanControl,
  choice: ChoiceFieldControl,
  color: ColorFieldControl,
  items: ItemsFieldControl,
  sections: SectionsFieldControl,
  references: ReferencesFieldControl,
  focus: FocusFieldControl,
  picture: null,
  pixels: null,
  image: null,
  pdf: null,
};
