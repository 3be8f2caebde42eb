import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, font, LinkBehavior, media, motion } from '../../theme/index.ts';
import { formatFieldValue } from '../FieldValue/index.ts';
import type { Bar } from './bar.ts';
import { roundTicks } from './ticks.ts';

interface PlotProps {
  bars: readonly Bar[];
  kind: 'money' | 'number';
  heightPx: number;
}

/** Space above the plot for a tick label, and below it for the bars' labels, in pixels. */
const [abovePx, belowPx] = [14, 24];
/** Approximate number of grid lines. */
const tickCount = 4;
/** Space between two bars and before the first one, as fractions of a bar with its gap. */
const [gap, edge] = [0.35, 0.15];
/** Minimum height of a bar that is not zero, in pixels, so that it is visible. */
const minBarHeightPx = 2;

/**
 * The bars. Horizontal positions are percentages, so that nothing must be measured and text keeps its size. Internal to
 * `BarChart`.
 */
export default function Plot({ bars, kind, heightPx }: PlotProps): ReactNode {
  const ticks = roundTicks(
    bars.map((bar) => bar.value),
    tickCount,
  );
  const [min = 0, max = 1] = [ticks[0], ticks.at(-1)];
  const bottom = heightPx - belowPx;
  const yOf = (value: number) => bottom - ((value - min) / (max - min)) * (bottom - abovePx);
  const columnPercent = 100 / (bars.length - gap + 2 * edge);
  const bandPercent = columnPercent * (1 - gap);
  const compact = new Intl.NumberFormat('en-US', {
    notation: 'compact',
    maximumFractionDigits: 1,
    ...(kind === 'money' && { style: 'currency', currency: 'USD' }),
  });
  const zero = yOf(0);

  return (
    <Layout>
      <svg height={heightPx} aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={yOf(tick)} dy="0.32em" textAnchor="end">
            {compact.format(tick)}
          </text>
        ))}
      </svg>
      <svg height={heightPx} aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} data-zero={tick === 0 ? '' : undefined} />
        ))}
        {bars.map((bar, index) => {
          const fromLast = bars.length - 1 - index;
          const start = columnPercent * (index + edge);
          const middle = `${start + bandPercent / 2}%`;
          const length = bar.value === 0 ? 0 : Math.max(minBarHeightPx, Math.abs(zero - yOf(bar.value)));
          const top = bar.value < 0 ? zero : zero - length;
          return (
            <Column
              key={bar.label}
              href={bar.href}
              data-last={fromLast === 0 ? '' : undefined}
              data-odd={fromLast % 2 === 1 ? '' : undefined}
            >
              <title>{`${bar.label}: ${formatFieldValue(kind, bar.value)}`}</title>
              {/* The whole column reacts to the pointer, not only the bar. */}
              <rect data-reach="" x={`${start}%`} width={`${bandPercent}%`} y="0" height={heightPx} />
              <rect x={`${start}%`} width={`${bandPercent}%`} y={top} height={length} rx="2" />
              <text x={middle} y={heightPx - 6} textAnchor="middle">
                {bar.shortLabel}
              </text>
            </Column>
          );
        })}
      </svg>
    </Layout>
  );
}

/** A link for pointers only; keyboard and screen readers use the table's links. */
function Column({ href, children, ...rest }: { href: string | undefined; children: ReactNode }) {
  return (
    <g {...rest}>
      {href ? (
        <LinkBehavior href={href} tabIndex={-1}>
          {children}
        </LinkBehavior>
      ) : (
        children
      )}
    </g>
  );
}

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  columnGap: 10,
  '& svg': { display: 'block', inlineSize: '100%', overflow: 'visible' },
  '& text': { fill: color.muted, font: `400 0.75rem/1 ${font.body}`, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& line': { stroke: color.border, '&[data-zero]': { stroke: color.muted } },
  '& rect': { fill: color.primary, transition: `opacity ${motion}`, forcedColorAdjust: 'auto' },
  '& rect[data-reach]': { fill: 'transparent', forcedColorAdjust: 'none' },
  '& g[data-last] rect:not([data-reach])': { fill: color.lamp, stroke: color.primary, strokeWidth: 1 },
  '& g[data-last] text': { fill: color.text, fontWeight: 600 },
  // On phones there is room for every other label only.
  [media.phone]: { '& g[data-odd] text': { display: 'none' } },
  '& g:hover rect': { opacity: 0.75 },
  '@media (forced-colors: active)': {
    '& rect:not([data-reach])': { fill: 'CanvasText' },
    '& text': { fill: 'CanvasText' },
    '& line': { stroke: 'GrayText' },
  },
});
