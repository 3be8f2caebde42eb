import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { arrowKeyIndex } from '../../hooks/arrow-key-index.ts';
import { color, motion } from '../../theme/index.ts';
import type { Slide } from './slide.ts';

interface SliderDotsProps {
  slides: readonly Slide[];
  /** Index of the shown slide, from 0. */
  index: number;
  /** Returns the id of a slide's element. */
  idOf: (index: number) => string;
  /** Whether the dots are tabs; before hydration they are links to the slides. */
  isLive: boolean;
  onChoose: (index: number) => void;
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  '& > a': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 44,
    touchAction: 'manipulation',
  },
  '& > a::before': {
    content: "''",
    inlineSize: 12,
    blockSize: 12,
    border: `2px solid ${color.edge}`,
    rotate: '45deg',
    transition: `background-color ${motion}, scale ${motion}`,
  },
  '& > a:hover::before': {
    borderColor: color.primary,
    background: color.band,
  },
  '& > a[data-shown]::before': {
    borderColor: color.primary,
    background: color.primary,
    scale: 1.25,
  },
  '@media (forced-colors: active)': {
    '& > a[data-shown]::before': {
      background: 'Highlight',
    },
  },
});

/**
 * One dot per slide. Without JavaScript they are links to the slides, with it tabs with arrow keys.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function SliderDots({ slides, index, idOf, isLive, onChoose }: SliderDotsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = arrowKeyIndex(event, index, slides.length, { ' ': index, Enter: index });
    if (!isLive || target === undefined) return;
    event.preventDefault();
    onChoose(target);
    event.currentTarget.querySelectorAll('a')[target]?.focus();
  };
  return (
    <Root role={isLive ? 'tablist' : 'group'} aria-label="Choose a slide" onKeyDown={onKeyDown}>
      {slides.map(({ key, name }, slideIndex) => (
        <a
          key={key}
          href={`#${idOf(slideIndex)}`}
          aria-label={`Slide ${slideIndex + 1}${name ? `: ${name}` : ''}`}
          data-shown={slideIndex === index ? '' : undefined}
          {...(isLive && {
            role: 'tab',
            'aria-selected': slideIndex === index,
            'aria-controls': idOf(slideIndex),
            tabIndex: slideIndex === index ? 0 : -1,
            onClick: (event) => {
              event.preventDefault();
              onChoose(slideIndex);
            },
          })}
        />
      ))}
    </Root>
  );
}
