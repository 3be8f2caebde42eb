import styled from '@emotion/styled';
import { useId, useMemo, useState } from 'react';
import { Button } from '../Button/index.ts';
import { color, space } from '../theme/index.ts';
import { cutParts } from './cut-parts.ts';
import { Added, Removed } from './marks.ts';
import { type TextPart, wordDifference } from './word-difference.ts';

interface DifferentTextProps {
  label: string;
  /** The text before; '' for none. */
  from: string;
  /** The text after; '' for none. */
  to: string;
  /** Whether the two are compared word by word. */
  isCompared: boolean;
  words: Record<'before' | 'after' | 'empty' | 'whole' | 'less', string>;
}

/** Graphemes of a comparison that are read without asking for more: a screen of a phone. */
const comparisonCharacters = 600;
/** The same of a text that stands there whole, beside another one. */
const wholeCharacters = 280;

/** A text before and after, what is longer than a screen behind a button. Internal to `FieldDifference`. */
export function DifferentText({ label, from, to, isCompared, words }: DifferentTextProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const compared = useMemo(
    () => (isCompared && from !== '' && to !== '' ? wordDifference(from, to) : null),
    [isCompared, from, to],
  );
  const texts: TextPart[][] = compared
    ? [compared]
    : [[{ kind: 'removed', text: from }], ...(to === '' ? [] : [[{ kind: 'added' as const, text: to }]])];
  const cut = texts.map((parts) => cutParts(parts, compared ? comparisonCharacters : wholeCharacters));
  const isCut = cut.some((each) => each.isCut);

  return (
    <Texts id={id}>
      {cut.map((each, index) => {
        const whole = texts[index] ?? [];
        const first = whole[0];
        if (!first || first.text === '') return null;
        return (
          <Words key={first.kind}>
            {!compared && <span className="pl-sr">{first.kind === 'removed' ? words.before : words.after} </span>}
            <Parts parts={isWhole ? whole : each.parts} />
          </Words>
        );
      })}
      {to === '' && <Nothing>{words.empty}</Nothing>}
      {isCut && (
        <More
          variant="text"
          size="small"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          <span>
            {isWhole ? words.less : words.whole} <span className="pl-sr">{label}</span>
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
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
    return <Mark key={index}>{text}</Mark>;
  });
}

const Texts = styled('div')({ display: 'grid', gap: space(0.5), justifyItems: 'start', minInlineSize: 0 });

const Words = styled('p')({
  minInlineSize: 0,
  maxInlineSize: 'min(72ch, 100%)',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const Nothing = styled('p')({ color: color.muted });

const More = styled(Button)({ '&&': { minBlockSize: 44, paddingInline: 0 } });
