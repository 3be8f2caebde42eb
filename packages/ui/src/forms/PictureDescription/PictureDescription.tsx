import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef } from 'react';
import { Stack } from '../../primitives/Stack/index.ts';
import { FormField } from '../FormField/index.ts';

/** What is said of a picture. */
export interface PictureWords {
  /** What it shows. */
  description: string;
  /** Whether it only adorns: what was typed stays, and is not used. */
  decorative: boolean;
  /** What stands under it; asked for unless undefined. */
  caption?: string;
}

export interface PictureDescriptionProps
  extends PictureWords,
    Omit<ComponentPropsWithRef<'div'>, 'id' | 'children' | 'onChange'> {
  /** Of the picture; its field has this and `-description`. */
  id: string;
  /** What is wrong with the description. */
  error?: string;
  /** @default false */
  disabled?: boolean;
  /** Told what is changed. */
  onChange: (words: Partial<PictureWords>) => void;
}

/**
 * Asks what a picture shows, or whether it only adorns. Renders a `<div>` with a text field and a checkbox.
 *
 * - **When**: a picture is added somewhere.
 * - **Not for**: a record's own fields: `EntityForm`.
 * - **Keys**: Tab; Space ticks the box.
 */
export function PictureDescription({
  id,
  description,
  decorative,
  caption,
  error,
  disabled,
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
        label="Decorative: screen readers pass over it"
        control={
          <Checkbox
            checked={decorative}
            disabled={disabled}
            onChange={(_, checked) => onChange({ decorative: checked })}
          />
        }
      />
      {caption !== undefined && (
        <FormField id={`${id}-caption`} label="Caption" help="Stands under the picture. Can stay empty.">
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
