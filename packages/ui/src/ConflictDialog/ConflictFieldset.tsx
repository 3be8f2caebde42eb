import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FieldDifference } from '../FieldDifference/index.ts';
import { color, media, radius, smallText, space } from '../theme/index.ts';
import { VersionValue } from './VersionValue.tsx';

/** One of the two versions that are chosen from. */
export type VersionName = 'mine' | 'theirs';

/** What a field holds in one version. */
export interface ConflictVersion {
  /** As people read it; '' when the field is empty. */
  text: string;
  /** Address of a picture, shown above its name. */
  pictureUrl?: string | null;
}

/** A field that two people have changed to different things. */
export interface ConflictField {
  /** Name under which the choice is reported. */
  name: string;
  /** Visible label. */
  label: string;
  /** What it held before both changes. */
  base: ConflictVersion;
  /** What the person holds who is asked. */
  mine: ConflictVersion;
  /** What is stored now. */
  theirs: ConflictVersion;
}

interface ConflictFieldsetProps {
  field: ConflictField;
  chosen: VersionName | undefined;
  onChoose: (version: VersionName) => void;
  /** Said when nothing is chosen. */
  error: string | undefined;
  words: ConflictWords;
}

/** The words of a field's parts. Internal to `ConflictDialog`. */
export interface ConflictWords {
  mine: string;
  theirs: string;
  base: string;
  differences: string;
  empty: string;
}

/** Texts longer than this are hard to compare by eye, in characters. */
const longCharacters = 80;

/** One field of a `ConflictDialog`: both versions side by side, one of them to be chosen. Internal. */
export function ConflictFieldset({ field, chosen, onChoose, error, words }: ConflictFieldsetProps) {
  const id = useId();
  return (
    <Fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <Legend>{field.label}</Legend>
      {error && (
        <Problem id={`${id}-error`}>
          <span aria-hidden="true">▲</span> {error}
        </Problem>
      )}
      <Versions>
        {(['mine', 'theirs'] as const).map((version) => (
          <Version key={version}>
            <Choice
              label={words[version]}
              control={
                <Radio
                  name={`${id}-choice`}
                  value={version}
                  required
                  checked={chosen === version}
                  onChange={() => onChoose(version)}
                  slotProps={{ input: { 'aria-describedby': `${id}-${version}-value` } }}
                />
              }
            />
            <VersionValue
              id={`${id}-${version}-value`}
              version={field[version]}
              label={`${field.label}, ${words[version]}`}
              emptyText={words.empty}
            />
          </Version>
        ))}
      </Versions>
      {isLong(field) && (
        <Before>
          <summary>{words.differences}</summary>
          <FieldDifference label={field.label} kind="longText" from={field.theirs.text} to={field.mine.text} />
        </Before>
      )}
      <Before>
        <summary>{words.base}</summary>
        <VersionValue version={field.base} label={`${field.label}, ${words.base}`} emptyText={words.empty} />
      </Before>
    </Fieldset>
  );
}

function isLong({ mine, theirs }: ConflictField): boolean {
  return Math.min(mine.text.length, theirs.text.length) > longCharacters;
}

const Fieldset = styled('fieldset')({
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: space(1),
});

const Legend = styled('legend')({ fontWeight: 600, padding: 0 });

const Problem = styled('p')({ color: color.accent, fontWeight: 600, fontSize: smallText });

const Versions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(1.5),
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Version = styled('div')({
  display: 'grid',
  alignContent: 'start',
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  minInlineSize: 0,
  overflow: 'hidden',
  '&:has(:checked)': { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` },
});

const Choice = styled(FormControlLabel)({
  margin: 0,
  paddingInline: space(0.5),
  backgroundColor: color.band,
  '& > span': { fontWeight: 600 },
});

const Before = styled('details')({
  fontSize: smallText,
  color: color.muted,
  '& > summary': { cursor: 'pointer', minBlockSize: 24, inlineSize: 'fit-content' },
});
