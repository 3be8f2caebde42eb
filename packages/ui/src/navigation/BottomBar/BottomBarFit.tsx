import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { Typography } from '../../data-display/Typography/index.ts';
import type { NavLink } from '../Link/index.ts';
import { BottomBar } from './BottomBar.tsx';

/** Props of `BottomBarFit`. */
export interface BottomBarFitProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The links of the bar. */
  links: readonly NavLink[];
  /** Width of the window that they have to fit into, in CSS pixels. */
  windowPx: number;
}

/**
 * Says how many links of a `BottomBar` fit into its first row, for whoever edits them. It measures a bar that nobody
 * sees. Renders a `div`.
 */
export function BottomBarFit({ links, windowPx, ...rest }: BottomBarFitProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState({ count: 0, rows: 0 });
  useLayoutEffect(() => {
    const list = bar.current?.querySelector('ul');
    if (!list || links.length === 0) return;
    const measure = () => {
      const tops = [...list.children].map((item) => item.getBoundingClientRect().top);
      const [first] = tops;
      setFit({ count: tops.filter((top) => top === first).length, rows: new Set(tops).size });
    };
    measure();
    // The fonts may still be loading.
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [links]);
  return (
    <div {...rest}>
      <Typography role="status" variant="small">
        {links.length > 0 && fitText(links.length, fit, windowPx)}
      </Typography>
      <Measured ref={bar} aria-hidden="true" inert style={{ '--window': `${windowPx}px` }}>
        <BottomBar links={links} />
      </Measured>
    </div>
  );
}

function fitText(total: number, { count, rows }: { count: number; rows: number }, windowPx: number): string {
  const where = `in a window of ${windowPx} px`;
  if (count >= total)
    return total === 1 ? `The link fits into the bar ${where}.` : `All ${total} links fit into one row ${where}.`;
  const others = rows === 2 ? 'in a second row' : `in ${rows - 1} more rows`;
  return `${count} of ${total} links fit into one row ${where}. The others are ${others}.`;
}

/** As wide as the window would be, without making the page wider or higher. */
const Measured = styled('div')({
  position: 'relative',
  blockSize: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  '--pl-gutter': 'clamp(16px, calc(var(--window) * 0.04), 32px)',
  '& > nav': { display: 'block', position: 'absolute', inlineSize: 'var(--window)' },
});
