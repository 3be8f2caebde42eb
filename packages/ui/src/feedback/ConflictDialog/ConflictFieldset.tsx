import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { compareWords } from '../../data-display/FieldDifference/index.ts';
import { fieldKindViews } from '../../field-kinds/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { color, danger, media, radius, smallText, space } from '../../theme/index.ts';
import type { ConflictChoice, ConflictField } from './conflict-field.ts';
import { DocumentMerge } from './DocumentMerge.tsx';
import { mergeDocuments, mergeTexts } from './merge-texts.ts';
import { mergedFormValue, type PartChoices } from './merged-document.ts';
import { collapsedTextCharacters, VersionValue } from './VersionValue.tsx';

interface ConflictFieldsetProps {
  field: ConflictField;
  /** Called with the choice, or undefined while a merge is incomplete. */
  onChoose: (choice: ConflictChoice | undefined) => void;
  /** Whether the error 'Choose one of these' is shown. */
  isMissing: boolean;
}

const versionLabels = { mine: 'Your version', theirs: 'Their version (saved)' } as const;

const mergeLabel = 'Combine both';

/** A field of a `ConflictDialog`: both versions side by side, to choose one or to merge them. Internal. */
export function ConflictFieldset({ field, onChoose, isMissing }: ConflictFieldsetProps) {
  const id = useId();
  const { kind, label, base, mine, theirs, documents } = field;
  const { comparedBy } = fieldKindViews[kind];
  const isText = comparedBy !== undefined;
  const isLong = isText && Math.max(mine.text.length, theirs.text.length) > collapsedTextCharacters;
  const [isFull, setIsFull] = useState(false);
  const compared = useMemo(
    () => (isText && mine.text && theirs.text ? compareWords(theirs.text, mine.text) : null),
    [isText, mine.text, theirs.text],
  );
  const parts = useMemo(() => documents && mergeDocuments(documents), [documents]);
  const [{ text: initialText, help }] = useState(() => initialMerge(field));
  const [selected, setSelected] = useState<keyof typeof versionLabels | 'together'>();
  // The merged text and its choices are kept when another option is selected in the meantime.
  const [mergedText, setMergedText] = useState(initialText);
  const [partChoices, setPartChoices] = useState<PartChoices>({});
  const select = (version: NonNullable<typeof selected>, merged: string | undefined) => {
    setSelected(version);
    if (version !== 'together') onChoose(version);
    else onChoose(merged === undefined ? undefined : { text: merged });
  };
  const mergedValue = parts ? mergedFormValue(parts, partChoices) : mergedText;
  const option = { name: `${id}-choice`, required: true };
  return (
    <Fieldset aria-describedby={isMissing ? `${id}-error` : undefined}>
      <Legend>{label}</Legend>
      {isMissing && (
        <Problem id={`${id}-error`}>
          <span aria-hidden="true">▲</span> Choose one option.
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
                  checked={selected === version}
                  onChange={() => select(version, undefined)}
                  slotProps={{ input: { 'aria-describedby': `${id}-${version}-value` } }}
                />
              }
            />
            <VersionValue
              id={`${id}-${version}-value`}
              version={field[version]}
              compared={compared}
              side={version}
              isFull={isFull || !isLong}
            />
          </Version>
        ))}
        {isLong && (
          <More data-across="" variant="text" size="small" aria-expanded={isFull} onClick={() => setIsFull(!isFull)}>
            <span>
              {isFull ? 'Show less' : 'Show full texts'} <span className="pl-sr">{label}</span>
            </span>
          </More>
        )}
        {isText && !field.isUndivided && (
          <Version data-across="">
            <Choice
              label={mergeLabel}
              control={
                <Radio
                  {...option}
                  value="together"
                  checked={selected === 'together'}
                  onChange={() => select('together', mergedValue)}
                />
              }
            />
            {selected === 'together' && (
              <MergeEditor>
                {parts ? (
                  <DocumentMerge
                    parts={parts}
                    chosen={partChoices}
                    onChoose={(next) => {
                      setPartChoices(next);
                      select('together', mergedFormValue(parts, next));
                    }}
                    isFull={isFull || !isLong}
                  />
                ) : (
                  <>
                    <OutlinedInput
                      fullWidth
                      multiline={comparedBy === 'paragraphs'}
                      minRows={4}
                      value={mergedText}
                      onChange={({ target: { value } }) => {
                        setMergedText(value);
                        select('together', value);
                      }}
                      slotProps={{
                        input: {
                          dir: 'auto',
                          'aria-label': `${label}: ${mergeLabel}`,
                          'aria-describedby': `${id}-help`,
                        },
                      }}
                    />
                    <FormHelperText id={`${id}-help`}>{help}</FormHelperText>
                  </>
                )}
              </MergeEditor>
            )}
          </Version>
        )}
      </Versions>
      <Before>
        <summary>Original text</summary>
        <VersionValue version={base} />
      </Before>
    </Fieldset>
  );
}

/** Initial text of a merge, with its help text. */
function initialMerge({ kind, base, mine, theirs }: ConflictField): { text: string; help: string } {
  if (fieldKindViews[kind].comparedBy !== 'paragraphs') return { text: mine.text, help: 'Starts with your version.' };
  const { text, isComplete } = mergeTexts({ base: base.text, mine: mine.text, theirs: theirs.text });
  return {
    text,
    help: isComplete
      ? 'This includes both changes. Check it before you save.'
      : 'This includes both changes. Where you both changed a paragraph, your version is followed by theirs. Edit the two into one.',
  };
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

const Problem = styled('p')({ color: danger, fontWeight: 600, fontSize: smallText });

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
  // The group is required, not each radio button.
  '& .MuiFormControlLabel-asterisk': { display: 'none' },
});

const MergeEditor = styled('div')({ padding: space(1.5), minInlineSize: 0 });

const More = styled(Button)({ '&&': { paddingInline: 0, justifySelf: 'start' } });

const Before = styled('details')({
  fontSize: smallText,
  color: color.muted,
  '& > summary': { cursor: 'pointer', minBlockSize: 24, inlineSize: 'fit-content' },
});
