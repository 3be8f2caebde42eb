import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useState } from 'react';
import { color, radius, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { FormField } from '../FormField/index.ts';

interface SharedTextsProps {
  disabled: boolean;
  onFill: (texts: { title: string; description: string }) => void;
}

/** Fields for what all pictures share, with a button that fills what is empty. Internal to `PictureBatch`. */
export function SharedTexts({ disabled, onFill }: SharedTextsProps) {
  const id = useId();
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const isEmpty = title.trim() === '' && description.trim() === '';
  const fill = () => {
    if (isEmpty) return;
    onFill({ title, description });
    setTitle('');
    setDescription('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Fills the pictures in place of saving them.
    event.preventDefault();
    fill();
  };
  const field = (name: string, label: string, help: string, value: string, onChange: (text: string) => void) => (
    <FormField id={`${id}-${name}`} label={label} help={help}>
      {(control) => (
        <OutlinedInput
          {...control}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          slotProps={{ input: { autoComplete: 'off', dir: 'auto' } }}
        />
      )}
    </FormField>
  );
  return (
    <Root role="group" aria-label="Same for all">
      {field('title', 'Title for all', 'Replaces names that a camera gave: ‘Fish fry 1’.', title, setTitle)}
      {field(
        'description',
        'Text for all',
        'Describes pictures without a description. What you typed stays.',
        description,
        setDescription,
      )}
      <Button variant="outlined" disabled={disabled || isEmpty} onClick={fill}>
        Fill in
      </Button>
    </Root>
  );
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space(2),
  padding: space(2),
  border: '1px solid',
  borderColor: color.border,
  borderRadius: radius,
  background: color.surface,
  '& > .MuiFormControl-root': { flex: '1 1 16rem' },
});
