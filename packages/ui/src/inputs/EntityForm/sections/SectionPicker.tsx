import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '../../../feedback/Dialog/index.ts';
import { useOverlayEntry } from '../../../hooks/useOverlayEntry.ts';
import { color, radius, smallText, space } from '../../../theme/index.ts';
import { Button } from '../../Button/index.ts';
import { FormField } from '../../FormField/index.ts';
import type { EntityFormField } from '../entity-form-types.ts';
import { SectionThumbnail } from './SectionThumbnail.tsx';
import type { SectionKindOption, SectionOptions } from './section-options.ts';

/** With more kinds than this, they can be searched. */
const searchedKinds = 12;

type Kind = SectionKindOption<EntityFormField>;

interface SectionPickerProps {
  kinds: readonly Kind[];
  Picture: SectionOptions<EntityFormField>['Picture'];
  /** Where the section will be: 'It is added after “Quote: She had …”.' */
  place: string;
  onChoose: (kind: Kind) => void;
  onClose: () => void;
}

/** Dialog to choose the kind of a new section. Rendered while it is open. Internal. */
export function SectionPicker({ kinds, Picture, place, onChoose, onClose }: SectionPickerProps) {
  const id = useId();
  useOverlayEntry(true, onClose);
  const [words, setWords] = useState('');
  const offered = kinds.filter(({ isNotOffered }) => !isNotOffered);
  const found = offered.filter((kind) => matches(kind, words));
  const isSearchable = offered.length > searchedKinds;
  return (
    <Dialog open fullWidth maxWidth="md" disableRestoreFocus onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Add a section</DialogTitle>
      <DialogContent>
        <DialogContentText>{place}</DialogContentText>
        {isSearchable && (
          <FormField id={`${id}-words`} label="Search the sections" sx={{ marginBlockStart: 2 }}>
            {(control) => (
              <OutlinedInput
                {...control}
                type="search"
                autoFocus
                autoComplete="off"
                value={words}
                onChange={({ target }) => setWords(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  // Not the form's Enter, which saves.
                  event.preventDefault();
                  if (words.trim() !== '' && found[0]) onChoose(found[0]);
                }}
              />
            )}
          </FormField>
        )}
        <Count role="status">
          {words.trim() !== '' &&
            (found.length === 0 ? `No section matches “${words.trim()}”.` : `${found.length} found`)}
        </Count>
        <Kinds aria-label="Sections">
          {found.map((kind, index) => (
            <li key={kind.name}>
              {Picture && <SectionThumbnail kind={kind.name} Picture={Picture} />}
              <button
                type="button"
                ref={!isSearchable && index === 0 ? focus : undefined}
                onClick={() => onChoose(kind)}
              >
                <b>{kind.label}</b>
                <span>{kind.use}</span>
              </button>
            </li>
          ))}
        </Kinds>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Ref callback that focuses an element on mount. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** Whether every word is in the label or the use of a kind. */
function matches({ label, use }: Kind, words: string): boolean {
  const text = `${label} ${use}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const Count = styled('p')({ fontSize: smallText, color: color.muted, marginBlock: space(1), minBlockSize: '1.5em' });

const Kinds = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 15rem), 1fr))',
  gap: space(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    overflow: 'hidden',
    border: `1px solid ${color.edge}`,
    borderRadius: radius,
    backgroundColor: color.surface,
  },
  '& > li:hover': { borderColor: color.primary },
  '& > li:focus-within': { overflow: 'visible' },
  '& > li > button': {
    display: 'grid',
    alignContent: 'start',
    gap: 4,
    padding: space(1.5),
    border: 0,
    borderRadius: radius,
    backgroundColor: 'transparent',
    color: color.text,
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    // The picture is a part of what is pressed.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '& > span': { fontSize: smallText, color: color.muted },
  },
});
