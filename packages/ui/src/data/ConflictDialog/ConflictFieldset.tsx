import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { color, media, radius, smallText, space } from '../../theme/index.ts';
import { compareWords } from '../FieldDifference/index.ts';
import type { ConflictChoice, ConflictField } from './conflict-field.ts';
import { mergeTexts } from './merge-texts.ts';
import { longCharacters, VersionValue } from './VersionValue.tsx';

interface ConflictFieldsetProps {
  field: ConflictField;
  chosen: ConflictChoice | undefined;
  onChoose: (choice: ConflictChoice) => void;
  /** Whether it is said that nothing is chosen. */
  isMissing: boolean;
}

const versionLabels = { mine: 'Your version', theirs: 'Their version, saved now' } as const;

const togetherLabel = 'Write it together';

/** One field of a `ConflictDialog`: both versions side by side, one of them to be chosen, or both to be written together. Internal. */
export function ConflictFieldset({ field, chosen, onChoose, isMissing }: ConflictFieldsetProps) {
  const id = useId();
  const { kind, label, base, mine, theirs } = field;
  const isText = kind === 'text' || kind === 'longText';
  const isLong = isText && Math.max(mine.text.length, theirs.text.length) > longCharacters;
  const [isWhole, setIsWhole] = useState(false);
  const compared = useMemo(
    () => (isText && mine.text && theirs.text ? compareWords(theirs.text, mine.text) : null),
    [isText, mine.text, theirs.text],
  );
  const merged = useMemo(
    () => (kind === 'longText' ? mergeTexts(base.text, mine.text, theirs.text) : null),
    [kind, base.text, mine.text, theirs.text],
  );
  // What was written stays, whatever is chosen in between.
  const [written, setWritten] = useState(merged ?? mine.text);
  const isTogether = typeof chosen === 'object';
  const option = { name: `${id}-choice`, required: true };
  return (
    <Fieldset aria-describedby={isMissing ? `${id}-error` : undefined}>
      <Legend>{label}</Legend>
      {isMissing && (
        <Problem id={`${id}-error`}>
          <span aria-hidden="true">▲</span> Choose one of these.
        </Problem>
      )}
      <Versions>
        {(['mine', 'theirs'] as const).map((version) => (
          <Version key={version}>
            <Choice
              label={versionLabels[version]}
              control={
                <Radio
                  {...option}
                  value={version}
                  checked={chosen === version}
                  onChange={() => onChoose(version)}
                  slotProps={{ input: { 'aria-describedby': `${id}-${version}-value` } }}
                />
              }
            />
            <VersionValue
              id={`${id}-${version}-value`}
              version={field[version]}
              parts={compared?.filter(({ kind }) => kind !== (version === 'mine' ? 'removed' : 'added'))}
              isWhole={isWhole || !isLong}
            />
          </Version>
        ))}
        {isLong && (
          <More data-across="" variant="text" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            <span>
              {isWhole ? 'Show less' : 'Show the whole texts'} <span className="pl-sr">{label}</span>
            </span>
          </More>
        )}
        {isText && (
          <Version data-across="">
            <Choice
              label={togetherLabel}
              control={
                <Radio {...option} value="together" checked={isTogether} onChange={() => onChoose({ text: written })} />
              }
            />
            {isTogether && (
              <Together>
                <OutlinedInput
                  fullWidth
                  multiline={kind === 'longText'}
                  minRows={4}
                  value={chosen.text}
                  onChange={({ target: { value } }) => {
                    setWritten(value);
                    onChoose({ text: value });
                  }}
                  slotProps={{
                    input: {
                      dir: 'auto',
                      'aria-label': `${label}: ${togetherLabel}`,
                      'aria-describedby': `${id}-together`,
                    },
                  }}
                />
                <FormHelperText id={`${id}-together`}>
                  {merged === null ? 'It begins with your version.' : 'Both changes are in it. Read it once more.'}
                </FormHelperText>
              </Together>
            )}
          </Version>
        )}
      </Versions>
      <Before>
        <summary>Before both changes</summary>
        <VersionValue version={base} />
      </Before>
    </Fieldset>
  );
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
  '& > [data-across]': { gridColumn: '1 / -1' },
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
  '& > .MuiFormControlLabel-label': { fontWeight: 600 },
  // One of them has to be chosen, which the buttons' line says; none of them is required by itself.
  '& .MuiFormControlLabel-asterisk': { display: 'none' },
});

const Together = styled('div')({ padding: space(1.5), minInlineSize: 0 });

const More = styled(Button)({ '&&': { paddingInline: 0, justifySelf: 'start' } });

const Before = styled('details')({
  fontSize: smallText,
  color: color.muted,
  '& > summary': { cursor: 'pointer', minBlockSize: 24, inlineSize: 'fit-content' },
});
