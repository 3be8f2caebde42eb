import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useId } from 'react';
import { nativeFieldStyle, smallText, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';

/** A choice of a `FilterForm`. */
export interface FilterFormField {
  /** Name of its query parameter. */
  name: string;
  label: string;
  /** The chosen value; '' for all. One that is no option is added to them. */
  value: string;
  options: readonly { value: string; label: string }[];
  /** Text of the option for everything. @default 'All' */
  allText?: string;
}

export interface FilterFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'action' | 'method'> {
  /** URL of the list, which gets the chosen values as query parameters. */
  action: string;
  /** Accessible name, such as 'Filter events'. */
  label: string;
  /** The choices, in order. Those without options are left out; without any, nothing is rendered. */
  fields: readonly FilterFormField[];
  /** Further query parameters, by name, which stay. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** URL of the list without filters; shown while there is one. */
  resetHref: string;
}

/**
 * Combined filters of a public list. A plain form that works without JavaScript: the result is a page with the filters in
 * its URL. Renders a `<form>`.
 *
 * - **When**: a public list that people narrow by two or more choices.
 * - **Not for**: one choice of a few: `FilterLinks`; lists of the dashboard: `FilterBar`.
 * - **Keys**: Tab; arrow keys choose an option; Enter on the button shows the result.
 */
export function FilterForm({ action, label, fields, hiddenFields = {}, resetHref, ...rest }: FilterFormProps) {
  const shown = fields.filter(({ options, value }) => options.length > 0 || value !== '');
  if (shown.length === 0) return null;
  return (
    <Root action={action} method="get" aria-label={label} data-noprint="" {...rest}>
      {shown.map((field) => (
        <Choice key={field.name} {...field} />
      ))}
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <Button type="submit" variant="outlined">
          Show
        </Button>
        {shown.some(({ value }) => value !== '') && (
          <Button variant="text" href={resetHref}>
            Remove filters
          </Button>
        )}
      </div>
    </Root>
  );
}

function Choice({ name, label, value, options, allText = 'All' }: FilterFormField) {
  const id = useId();
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      {/* Another address has other values, and the options may come later. */}
      <select key={`${value} ${isKnown}`} id={id} name={name} defaultValue={value} autoComplete="off">
        <option value="">{allText}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}

const Root = styled('form')({
  display: 'grid',
  // Two beside each other on a phone, unless letters are large.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'end',
  gap: space(1.5),
  '& > p': { display: 'grid', gap: space(0.5), minInlineSize: 0 },
  '& label': { fontSize: smallText, fontWeight: 600 },
  '& select': { ...nativeFieldStyle, inlineSize: '100%', cursor: 'pointer', textOverflow: 'ellipsis' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: space(1), minInlineSize: 'min-content' },
  '& > div:has(a)': { gridColumn: '1 / -1' },
  '@media (min-width: 1100px)': {
    gridTemplateColumns: 'repeat(3, minmax(10rem, 16rem)) auto',
    '& > div:has(a)': { gridColumn: 'auto' },
  },
});
