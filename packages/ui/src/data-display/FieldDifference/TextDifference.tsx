import { styled } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { color, space } from '../../theme/index.ts';
import { Added, columns, Removed } from './marks.ts';
import { truncateParts } from './truncate-parts.ts';
import { type TextPart, wordDifference } from './word-difference.ts';

interface TextDifferenceProps {
  label: string;
  /** The text before; '' for none. */
  from: string;
  /** The text after; '' for none. */
  to: string;
  /** Whether the texts are compared word by word. */
  isCompared: boolean;
  /** Whether both are shown in full, the earlier one on the left. */
  isSideBySide: boolean;
  beforeText: string;
  afterText: string;
}

/** One of the texts with its caption. */
interface Side {
  caption?: string;
  parts: readonly TextPart[];
}

/** Graphemes of a comparison that are shown before 'Show full text': about a phone's screen. */
const comparisonCharacters = 600;
/** The same limit for a text that isn't compared word by word. */
const plainTextCharacters = 280;

/**
 * A text before and after a change; long ones are cut, with a button to show them in full. Internal to
 * `FieldDifference`.
 */
export function TextDifference(props: TextDifferenceProps) {
  const { label, from, to, isCompared, isSideBySide, beforeText, afterText } = props;
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const compared = useMemo(
    () => (isCompared && from !== '' && to !== '' ? wordDifference(from, to) : null),
    [isCompared, from, to],
  );
  const sides = (): Side[] => {
    if (compared && !isSideBySide) return [{ parts: compared }];
    const side = (caption: string, text: string, kind: 'removed' | 'added', excludedKind: TextPart['kind']): Side => {
      const [first, ...otherParts] = compared?.filter((part) => part.kind !== excludedKind) ?? [{ kind, text }];
      // Leading whitespace on one side only would show as empty lines.
      const parts = first ? [{ ...first, text: first.text.trimStart() }, ...otherParts] : [];
      return { caption, parts: parts.filter((part) => part.text !== '') };
    };
    const before = side(beforeText, from, 'removed', 'added');
    const after = side(afterText, to, 'added', 'removed');
    if (isSideBySide) return [before, after];
    return from === '' ? [after] : [before, after];
  };
  const shownSides = sides().map((side) => ({
    ...side,
    short: truncateParts(side.parts, compared ? comparisonCharacters : plainTextCharacters),
  }));

  return (
    <Texts>
      <Sides id={id} data-columns={isSideBySide || undefined}>
        {shownSides.map(({ caption, parts, short }, index) => (
          <SideText key={caption ?? 'compared'}>
            {index > 0 && !isSideBySide && <span aria-hidden="true">→ </span>}
            {caption && <Caption className={isSideBySide ? undefined : 'pl-sr'}>{caption} </Caption>}
            {parts.length === 0 ? <EmptyValue>Empty</EmptyValue> : <Parts parts={isExpanded ? parts : short.parts} />}
          </SideText>
        ))}
      </Sides>
      {shownSides.some(({ short }) => short.isCut) && (
        <More
          variant="text"
          size="small"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          <span>
            {isExpanded ? 'Show less' : 'Show full text'} <span className="pl-sr">{label}</span>
          </span>
        </More>
      )}
    </Texts>
  );
}

const partMarks = { added: Added, removed: Removed, same: 'span', gap: 'span' } as const;

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ kind, text }, index) => {
    const Mark = partMarks[kind];
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their position
    return <Mark key={index}>{text}</Mark>;
  });
}

const Texts = styled('div')({ display: 'grid', gap: space(0.5), justifyItems: 'start', minInlineSize: 0 });

const Sides = styled('div')(columns, {
  inlineSize: '100%',
  gap: space(0.5),
  // Both in one line if they fit.
  '&:not([data-columns])': { display: 'flex', flexWrap: 'wrap', columnGap: space(1) },
  '&[data-columns]': { rowGap: space(1) },
});

const SideText = styled('p')({
  minInlineSize: 0,
  maxInlineSize: 'min(72ch, 100%)',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const Caption = styled('span')({ display: 'block', color: color.muted });

const EmptyValue = styled('span')({ color: color.muted });

const More = styled(Button)({ '&&': { paddingInline: 0 } });
