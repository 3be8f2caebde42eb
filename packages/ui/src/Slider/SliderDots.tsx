import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import { color, motion } from '../theme/index.ts';
import type { Slide, SliderLocaleText } from './slider-locale-text.ts';

interface SliderDotsProps {
  slides: readonly Slide[];
  /** The shown slide, from 0. */
  index: number;
  /** The id of a slide's element. */
  idOf: (index: number) => string;
  localeText: SliderLocaleText;
  /** Whether the dots are tabs by now; before, they are links to the slides. */
  isLive: boolean;
  onChoose: (index: number) => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  & > a {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 44px;
    touch-action: manipulation;
  }
  & > a::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid ${color.edge};
    rotate: 45deg;
    transition: background-color ${motion}, scale ${motion};
  }
  & > a:hover::before {
    border-color: ${color.primary};
    background: ${color.band};
  }
  & > a[data-shown]::before {
    border-color: ${color.primary};
    background: ${color.primary};
    scale: 1.25;
  }
  @media (forced-colors: active) {
    & > a[data-shown]::before {
      background: Highlight;
    }
  }
`;

/** Where a key leads from a tab, by the tabs pattern; undefined for keys that it leaves alone. */
function targetOf(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
    ' ': index,
    Enter: index,
  };
  return targets[key];
}

/**
 * One dot a slide. Without JavaScript links to the slides, with it tabs that the arrow keys walk along.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function SliderDots({ slides, index, idOf, localeText, isLive, onChoose }: SliderDotsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isLive || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = targetOf(event.key, index, slides.length);
    if (target === undefined) return;
    event.preventDefault();
    onChoose(target);
    event.currentTarget.querySelectorAll('a')[target]?.focus();
  };
  return (
    <Root role={isLive ? 'tablist' : 'group'} aria-label={localeText.picker} onKeyDown={onKeyDown}>
      {slides.map(({ key, name }, place) => (
        <a
          key={key}
          href={`#${idOf(place)}`}
          aria-label={localeText.slide(place + 1, name)}
          data-shown={place === index ? '' : undefined}
          {...(isLive && {
            role: 'tab',
            'aria-selected': place === index,
            'aria-controls': idOf(place),
            tabIndex: place === index ? 0 : -1,
            onClick: (event) => {
              event.preventDefault();
              onChoose(place);
            },
          })}
        />
      ))}
    </Root>
  );
}
