import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import type { RichNode } from '@porchlight/contract/rich-text';
import { markedText } from '@porchlight/contract/rich-text-strings';
import { useId } from 'react';
import { compareWords } from '../../data-display/FieldDifference/index.ts';
import { color, media, radius, space } from '../../theme/index.ts';
import type { MergedPart } from './merge-blocks.ts';
import { type PartChoice, type PartChoices, partChoices } from './merged-document.ts';
import { VersionValue } from './VersionValue.tsx';

interface DocumentMergeProps {
  parts: readonly MergedPart<RichNode>[];
  chosen: PartChoices;
  onChoose: (chosen: PartChoices) => void;
  /** Shows long passages in full. */
  isFull: boolean;
}

/** A formatted text merged from both versions. Internal to `ConflictFieldset`. */
export function DocumentMerge({ parts, chosen, onChoose, isFull }: DocumentMergeProps) {
  const choices = parts.filter(({ kind }) => kind === 'choice');
  return (
    <>
      <FormHelperText>
        {choices.length === 0
          ? 'This includes both changes. Check it before you save.'
          : 'This includes everything that only one of you changed. For each paragraph that you both changed, choose a version.'}
      </FormHelperText>
      {parts.map((part, index) => {
        const key = `${part.kind}-${index}`;
        if (part.kind === 'agreed') return <Agreed key={key} part={part} isFull={isFull} />;
        const number = choices.length > 1 ? `, ${choices.indexOf(part) + 1} of ${choices.length}` : '';
        return (
          <Choice
            key={key}
            part={part}
            label={`Changed by both of you${number}`}
            chosen={chosen[index]}
            onChoose={(choice) => onChoose({ ...chosen, [index]: choice })}
          />
        );
      })}
    </>
  );
}

function Agreed({ part, isFull }: { part: MergedPart<RichNode> & { kind: 'agreed' }; isFull: boolean }) {
  const [before, text] = [markedText({ content: part.base }), markedText({ content: part.blocks })];
  const compared = before && text ? compareWords(before, text) : null;
  return <VersionValue version={{ text }} compared={compared} isFull={isFull} emptyText="Removed" />;
}

interface ChoiceProps {
  part: MergedPart<RichNode> & { kind: 'choice' };
  label: string;
  chosen: PartChoice | undefined;
  onChoose: (choice: PartChoice) => void;
}

function Choice({ part, label, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  const texts = { mine: markedText({ content: part.mine }), theirs: markedText({ content: part.theirs }) };
  const hasBoth = texts.mine !== '' && texts.theirs !== '';
  const compared = hasBoth ? compareWords(texts.theirs, texts.mine) : null;
  const offered = (['mine', 'theirs', 'both'] as const).filter((choice) => choice !== 'both' || hasBoth);
  return (
    <Part>
      <legend>{label}</legend>
      <Options name={`${id}-part`} value={chosen ?? null}>
        {offered.map((choice) => (
          <div key={choice}>
            <FormControlLabel
              value={choice}
              label={partChoices[choice]}
              control={
                <Radio
                  required
                  size="small"
                  onChange={() => onChoose(choice)}
                  slotProps={{ input: choice === 'both' ? {} : { 'aria-describedby': `${id}-${choice}` } }}
                />
              }
            />
            {choice !== 'both' && (
              <VersionValue
                id={`${id}-${choice}`}
                version={{ text: texts[choice] }}
                compared={compared}
                side={choice}
                emptyText="Removed"
              />
            )}
          </div>
        ))}
      </Options>
    </Part>
  );
}

const Part = styled('fieldset')({
  minInlineSize: 0,
  margin: 0,
  marginBlock: space(1),
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  '& > legend': { fontWeight: 600, paddingInline: space(0.5) },
  '& .MuiFormControlLabel-asterisk': { display: 'none' },
});

const Options = styled(RadioGroup)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space(1.5),
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
