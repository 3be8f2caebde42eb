import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef } from 'react';
import { Stack } from '../../layout/Stack/index.ts';
import { FormField } from '../FormField/index.ts';

/** The texts that describe a picture. */
export interface PictureTexts {
  /** Alternative text. */
  description: string;
  /** Whether it is decorative: the alternative text is then kept but not used. */
  decorative: boolean;
  /** Caption below the picture; undefined hides the field. */
  caption?: string;
}

export interface PictureDescriptionProps
  extends PictureTexts,
    Omit<ComponentPropsWithRef<'div'>, 'id' | 'children' | 'onChange'> {
  /** Id of the picture; its text fields' ids derive from it, such as `{id}-description`. */
  id: string;
  /** Error message for the description. */
  error?: string;
  /** Disables all controls. @default false */
  disabled?: boolean;
  /** Whether the description has the initial focus. @default false */
  autoFocus?: boolean;
  /** Called with the changed values. */
  onChange: (texts: Partial<PictureTexts>) => void;
}

/**
 * Fields for a picture's alternative text, or a checkbox for a decorative one. Renders a `<div>` with text fields and a
 * checkbox.
 *
 * - **When**: wherever a picture is added.
 * - **Not for**: a record's own fields: `EntityForm`.
 * - **Keys**: Tab; Space toggles the checkbox.
 */
export function PictureDescription({
  id,
  description,
  decorative,
  caption,
  error,
  disabled,
  autoFocus,
  onChange,
  ...rest
}: PictureDescriptionProps) {
  return (
    <Stack spacing={1.5} {...rest}>
      {!decorative && (
        <FormField
          id={`${id}-description`}
          label="Description"
          help="What it shows, for people who can’t see it."
          error={error}
        >
          {(control) => (
            <OutlinedInput
              {...control}
              multiline
              autoFocus={autoFocus}
              minRows={2}
              value={description}
              disabled={disabled}
              onChange={(event) => onChange({ description: event.target.value })}
              slotProps={{ input: { dir: 'auto' } }}
            />
          )}
        </FormField>
      )}
      <FormControlLabel
        label="Decorative: screen readers skip it"
        control={
          <Checkbox
            checked={decorative}
            disabled={disabled}
            onChange={(_, checked) => onChange({ decorative: checked })}
          />
        }
      />
      {caption !== undefined && (
        <FormField id={`${id}-caption`} label="Caption" help="Shown under the picture. Optional.">
          {(control) => (
            <OutlinedInput
              {...control}
              value={caption}
              disabled={disabled}
              onChange={(event) => onChange({ caption: event.target.value })}
              slotProps={{ input: { dir: 'auto' } }}
            />
          )}
        </FormField>
      )}
    </Stack>
  );
}
