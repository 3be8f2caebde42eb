import OutlinedInput from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import { type KeyboardEvent, useRef, useState } from 'react';
import { fieldKindViews } from '../../field-kinds/index.ts';
import { FactButton } from '../FactButton/index.ts';
import { FieldControl, type FieldControlProps, type FieldInputProps, inputProps } from './FieldControl.tsx';

/** A field that is entered in one line, with the attributes and the width of its kind. Internal to `EntityForm`. */
export function LineControl(props: FieldControlProps) {
  return <FieldControl {...props} renderInput={(input) => <LineInput {...input} />} />;
}

/** Enter does not break the line, whatever else it does. */
const keepOneLine = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

function LineInput(props: FieldInputProps) {
  const { field, value, onChange } = props;
  const { attributes, maxWidthPx, hasEqualFigures } = fieldKindViews[field.kind].input;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(input, props.inputRef);
  const [suggested, setSuggested] = useState<readonly string[]>([]);
  const listId = `${props.id}-suggested`;
  // Without them, people type.
  const findSuggestions = () => void field.suggest?.().then(setSuggested, () => undefined);
  const insertFact = (token: string) => {
    const element = input.current;
    if (!element) return;
    // An input that has lost the focus still knows its selection.
    const { selectionStart, selectionEnd } = element;
    const start = selectionStart ?? value.length;
    onChange(value.slice(0, start) + token + value.slice(selectionEnd ?? start));
    element.focus();
    requestAnimationFrame(() => element.setSelectionRange(start + token.length, start + token.length));
  };
  return (
    <>
      <OutlinedInput
        {...inputProps(props)}
        inputRef={inputRef}
        multiline={field.grows}
        minRows={field.grows ? 2 : undefined}
        onChange={field.grows ? ({ target }) => onChange(target.value.replace(/\s*[\r\n]+\s*/g, ' ')) : onChange}
        onKeyDown={field.grows ? keepOneLine : undefined}
        onFocus={findSuggestions}
        endAdornment={field.facts && <FactButton facts={field.facts} edge="end" onChooseFact={insertFact} />}
        sx={{ maxInlineSize: maxWidthPx, fontVariantNumeric: hasEqualFigures && 'tabular-nums' }}
        slotProps={{ input: { ...attributes(field), list: field.suggest && listId } }}
      />
      {field.suggest && (
        <datalist id={listId}>
          {suggested.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  );
}
