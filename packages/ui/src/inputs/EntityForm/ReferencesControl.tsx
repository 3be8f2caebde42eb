import Autocomplete from '@mui/material/Autocomplete';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import {
  distinctReferences,
  type Reference,
  readReferences,
  referenceKey,
  referencesText,
} from '@porchlight/contract/references';
import { useState } from 'react';
import { space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { FieldControl, type FieldControlProps, type FieldInputProps } from './FieldControl.tsx';
import { useFoundRecords } from './useFoundRecords.ts';

/** Records or names in an `EntityForm`, found by words of their names. Internal. */
export function ReferencesControl(props: FieldControlProps) {
  return <FieldControl {...props} renderInput={(input) => <ReferencesInput {...input} />} />;
}

const findNothing = async (): Promise<readonly Reference[]> => [];

function ReferencesInput(input: FieldInputProps) {
  const { id, field, value, invalid, onChange, onBlur, inputRef, 'aria-describedby': describedBy } = input;
  const { findReferences = findNothing, addReferenceText = (name) => `Add “${name}”`, isOrdered } = field;
  const [words, setWords] = useState('');
  // Nobody needs the first records before they look for some.
  const [isOpened, setIsOpened] = useState(false);
  const { records, hasFailed, foundBy } = useFoundRecords(words, isOpened ? findReferences : undefined, true);
  const chosen = readReferences(value) ?? [];
  const name = words.trim();
  const choose = (references: readonly Reference[]) => {
    setWords('');
    onChange(referencesText(distinctReferences(references)));
  };
  const type = (text: string) => {
    // A pasted list has its names separated as in a table.
    const names = text.split(';');
    if (names.length < 2) return setWords(text);
    const references = names.filter((each) => each.trim() !== '').map(named);
    return choose([...chosen, ...references]);
  };
  const isKnown = [...records, ...chosen].some((each) => isCalled(each, name));
  // Adding is offered once nothing better is found: the first option has the highlight, and Enter takes it.
  const isSearching = foundBy?.trim() !== name && findReferences !== findNothing;
  const options = name === '' || isKnown || isSearching ? records : [...records, named(name)];
  const isLeft = name !== '';
  return (
    <Inputs>
      <Autocomplete
        id={id}
        multiple
        autoHighlight
        disableClearable
        forcePopupIcon={false}
        filterSelectedOptions
        clearOnBlur={false}
        selectOnFocus={false}
        options={options}
        value={chosen}
        onOpen={() => setIsOpened(true)}
        inputValue={words}
        filterOptions={(each) => [...each]}
        isOptionEqualToValue={(option, each) => referenceKey(option) === referenceKey(each)}
        getOptionLabel={labelOf}
        getOptionKey={referenceKey}
        loading={isSearching}
        loadingText="Searching…"
        noOptionsText={name === '' ? 'Nothing more to choose. Type a name.' : 'This is chosen already.'}
        onInputChange={(_, text, reason) => reason === 'input' && type(text)}
        onChange={(_, references) => choose(references)}
        onBlur={() => {
          const match = records.find((each) => isCalled(each, name));
          if (match) choose([...chosen, match]);
          onBlur();
        }}
        renderOption={({ key, ...optionProps }, option) => (
          <li key={key} {...optionProps}>
            {option.id === null ? addReferenceText(option.name) : option.name}
          </li>
        )}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            error={invalid}
            inputRef={inputRef}
            slotProps={{
              ...slotProps,
              htmlInput: {
                ...slotProps.htmlInput,
                'aria-describedby': [describedBy, isLeft && `${id}-left`].filter(Boolean).join(' ') || undefined,
              },
            }}
          />
        )}
      />
      {isLeft && (
        <FormHelperText id={`${id}-left`} error={false}>
          Not added yet. Choose an entry of the list, or press Enter.
        </FormHelperText>
      )}
      {hasFailed && <FormHelperText error={false}>The search failed. Change the words to try again.</FormHelperText>}
      {isOrdered && chosen.length > 1 && <Order chosen={chosen} onChange={choose} />}
    </Inputs>
  );
}

const named = (name: string): Reference => ({ id: null, name: name.trim(), url: '' });
const labelOf = ({ id, name }: Reference) => name || `No. ${id}`;
const isCalled = (reference: Reference, name: string) => reference.name.trim().toLowerCase() === name.toLowerCase();

/** The chosen entries in their order, with a button that moves each one up. */
function Order({ chosen, onChange }: { chosen: readonly Reference[]; onChange: (next: readonly Reference[]) => void }) {
  const moveUp = (index: number) => {
    const [moved, before] = [chosen[index], chosen[index - 1]];
    if (moved && before) onChange(chosen.with(index - 1, moved).with(index, before));
  };
  return (
    <List>
      {chosen.map((each, index) => (
        <li key={referenceKey(each)}>
          {labelOf(each)}
          {index > 0 && (
            <Button variant="text" size="small" aria-label={`Move up ${labelOf(each)}`} onClick={() => moveUp(index)}>
              Move up
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

const Inputs = styled('div')({
  display: 'grid',
  gap: space(0.5),
  minInlineSize: 0,
  // Large enough for a thumb.
  '& .MuiAutocomplete-input': { minBlockSize: 44, boxSizing: 'border-box' },
});

const List = styled('ol')({
  margin: 0,
  listStyle: 'decimal',
  paddingInlineStart: '1.5em',
  overflowWrap: 'anywhere',
  '& > li > button': { marginInlineStart: space(1) },
});
