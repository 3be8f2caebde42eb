import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { color, radius, space } from '../theme/index.ts';

/** One tab. */
export interface Tab {
  /** Tells it from the others; may stand in an address. */
  id: string;
  label: string;
}

/** Props of `Tabs`. */
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** The tabs, in their order. */
  tabs: readonly Tab[];
  /** `id` of the tab whose content is shown. */
  selected: string;
  /** Called with the `id` of the tab that was chosen. */
  onSelect: (id: string) => void;
  /** Content of the selected tab. */
  children?: ReactNode;
}

/**
 * Contents that share one place, one of them shown. The arrow keys, Home and End move along the tabs; Enter, Space or
 * a press chooses one, so that nothing is loaded on the way. Renders a `div`.
 *
 * - **When**: two or three views of the same thing.
 * - **Not for**: going to other pages: links.
 * - **Keys**: Tab reaches the chosen tab, arrows go to the others.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, tabs, selected, onSelect, children, ...rest }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (tab: string) => `${base}-${tab}`;

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    const rightToLeft = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowRight: at + (rightToLeft ? -1 : 1),
      ArrowLeft: at + (rightToLeft ? 1 : -1),
      Home: 0,
      End: buttons.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  };

  return (
    <Root {...rest}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: text }) => (
          <TabButton
            key={id}
            id={idOf(id)}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls={id === selected ? idOf('panel') : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {text}
          </TabButton>
        ))}
      </List>
      <Panel id={idOf('panel')} role="tabpanel" aria-labelledby={idOf(selected)}>
        {children}
      </Panel>
    </Root>
  );
}

const Root = styled('div')({ display: 'grid', gap: space(2), minInlineSize: 0 });

const List = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  borderBlockEnd: `1px solid ${color.border}`,
});

const TabButton = styled('button')({
  minBlockSize: 44,
  maxInlineSize: '100%',
  padding: `${space(0.5)} ${space(1.5)}`,
  marginBlockEnd: -1,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  color: color.muted,
  background: 'none',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  borderRadius: `${radius} ${radius} 0 0`,
  cursor: 'pointer',
  '&:hover': { color: color.text, backgroundColor: color.band },
  '&[aria-selected="true"]': { color: color.primary, borderBlockEndColor: color.primary },
  // Where colors are forced, what is transparent would be drawn, and every tab would look like the chosen one.
  '@media (forced-colors: active)': {
    borderBlockEndColor: 'Canvas',
    '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' },
  },
});

const Panel = styled('div')({ minInlineSize: 0 });
