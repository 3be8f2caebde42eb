import { keyframes, styled } from '@mui/material/styles';
import { slideTransitionMs } from '@porchlight/contract/limits';
import type { Ref } from 'react';
import { motion, space } from '../../theme/index.ts';
import type { Slide } from './slide.ts';
import type { SlidePosition } from './useSlidePosition.ts';

interface SlidesProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  slides: readonly Slide[];
  position: SlidePosition;
  /** Returns the id of a slide's element. */
  idOf: (index: number) => string;
  /** Whether one slide is shown at a time; before hydration they are a scrolling row. */
  isLive: boolean;
  /** Whether slides advance automatically right now, in which case changes are not announced. */
  isAdvancing: boolean;
}

/* --pl-turn: 1 or -1, the side from which the new slide enters. --pl-drag: distance already swiped. */
const enter = keyframes`from { transform: translateX(calc(var(--pl-turn) * 100% + var(--pl-drag, 0px))) }`;
const leave = keyframes`
  from { transform: translateX(var(--pl-drag, 0px)); visibility: visible }
  to { transform: translateX(calc(var(--pl-turn) * -100%)); visibility: visible }
`;

const Root = styled('div')({
  gridRow: 1,
  minInlineSize: 0,
  // A layer of its own before and after hydration: else Chromium reports a layout shift when scrolling ends.
  willChange: 'transform',
  '&:not([data-live])': {
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
  },
  '&:not([data-live])::-webkit-scrollbar': {
    display: 'none',
  },
  '&:not([data-live]) > *': {
    flex: '0 0 100%',
    scrollSnapAlign: 'start',
    scrollMarginTop: '6rem',
  },
  '&[data-live]': {
    display: 'grid',
    overflow: 'hidden',
    touchAction: 'pan-y',
  },
  // All slides in one cell: the highest decides, so that nothing below moves.
  '&[data-live] > *': {
    gridArea: '1 / 1',
    visibility: 'hidden',
  },
  "&[data-live] > [data-place='shown']": {
    visibility: 'visible',
  },
  "&[data-turned] > [data-place='shown']": {
    animation: `${enter} ${slideTransitionMs}ms ease-in-out`,
  },
  '& > [data-leaving]': {
    animation: `${leave} ${slideTransitionMs}ms ease-in-out`,
  },
  '&[data-dragging] > *': {
    animation: 'none',
  },
  "&[data-dragging] > [data-place='shown']": {
    transform: 'translateX(var(--pl-drag, 0px))',
  },
  "&[data-dragging='next'] > [data-after]": {
    visibility: 'visible',
    transform: 'translateX(calc(100% + var(--pl-drag, 0px)))',
  },
  "&[data-dragging='previous'] > [data-before]": {
    visibility: 'visible',
    transform: 'translateX(calc(-100% + var(--pl-drag, 0px)))',
  },
  '&[data-settling] > *': {
    transition: `transform ${motion}`,
  },
  '@media print': {
    '&&&': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: space(3),
      overflow: 'visible',
    },
    '&&& > *': {
      gridArea: 'auto',
      visibility: 'visible',
      breakInside: 'avoid',
    },
  },
});

const Item = styled('div')({
  minInlineSize: 0,
});

/**
 * The slides, of which one is shown; the others keep their space but are hidden, also from keyboard and screen readers.
 */
export function Slides({ ref, id, slides, position, idOf, isLive, isAdvancing }: SlidesProps) {
  const { index, leaving, turn } = position;
  const count = slides.length;
  const isSingle = count === 1;
  return (
    <Root
      ref={ref}
      id={id}
      aria-live={isAdvancing ? 'off' : 'polite'}
      // A scrolling row must be reachable by keyboard; the carousel has buttons instead.
      tabIndex={isLive || isSingle ? undefined : 0}
      data-live={isLive ? '' : undefined}
      data-turned={leaving === null ? undefined : ''}
      style={{ '--pl-turn': turn }}
    >
      {slides.map(({ key, content }, slideIndex) => (
        <Item
          key={key}
          id={idOf(slideIndex)}
          // With tabs a slide is a tab panel; without them a group with the role description 'slide'.
          role={isLive && !isSingle ? 'tabpanel' : 'group'}
          aria-roledescription={isLive && !isSingle ? undefined : 'slide'}
          aria-label={`${slideIndex + 1} of ${count}`}
          data-place={slideIndex === index ? 'shown' : undefined}
          data-leaving={slideIndex === leaving ? '' : undefined}
          data-after={!isSingle && slideIndex === (index + 1) % count ? '' : undefined}
          data-before={!isSingle && slideIndex === (index - 1 + count) % count ? '' : undefined}
        >
          {content}
        </Item>
      ))}
    </Root>
  );
}
