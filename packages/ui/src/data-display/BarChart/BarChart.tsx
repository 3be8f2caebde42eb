import { styled } from '@mui/material/styles';
import type { FieldKind } from '@porchlight/contract/fields';
import { type ComponentPropsWithRef, lazy, Suspense, useId } from 'react';
import { Link } from '../../navigation/Link/index.ts';
import { color, media, radius, smallText, space } from '../../theme/index.ts';
import { formatFieldValue } from '../FieldValue/index.ts';
import type { Bar } from './bar.ts';
import type PlotType from './Plot.tsx';

export interface BarChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'title'> {
  /** Title of the chart, such as 'Donations by month'. */
  title: string;
  /** The bars, in order. */
  bars: readonly Bar[];
  /** Format of the values. @default 'number' */
  kind?: Extract<FieldKind, 'money' | 'number'>;
  /** Heading of the table's first column. */
  labelHeader: string;
  /** Heading of the table's second column. */
  valueHeader: string;
  /** Shown instead of the bars if all values are zero. @default 'Nothing to show yet.' */
  emptyText?: string;
}

/** Height of the plot, in pixels. */
const plotHeightPx = 208;

// Lazy, after the figures around it. If loading fails, the table with the same numbers remains.
const Plot = lazy(() => import('./Plot.tsx').catch((): { default: typeof PlotType } => ({ default: () => null })));

/**
 * A simple bar chart, with the numbers as a table that can be opened. The last bar is highlighted. Renders a `figure`.
 * The bars are hidden from screen readers, which have the table.
 *
 * - **When**: one series of about a dozen values or fewer.
 * - **Not for**: a single figure: `StatCard`.
 * - **Keys**: Tab reaches ‘Show as table’; Enter and Space toggle the table, whose rows have the same links as the
 *   bars.
 */
export function BarChart({
  title,
  bars,
  kind = 'number',
  labelHeader,
  valueHeader,
  emptyText = 'Nothing to show yet.',
  ...rest
}: BarChartProps) {
  const titleId = useId();
  const hasValues = bars.some((bar) => bar.value !== 0);
  return (
    <Figure aria-labelledby={titleId} {...rest}>
      <Title id={titleId}>{title}</Title>
      {hasValues ? (
        <Canvas aria-hidden="true">
          <Suspense fallback={null}>
            <Plot bars={bars} kind={kind} heightPx={plotHeightPx} />
          </Suspense>
        </Canvas>
      ) : (
        <Empty>{emptyText}</Empty>
      )}
      {bars.length > 0 && (
        <Details>
          <summary>Show as table</summary>
          <Table>
            <thead>
              <tr>
                <th scope="col">{labelHeader}</th>
                <th scope="col">{valueHeader}</th>
              </tr>
            </thead>
            <tbody>
              {bars.map((bar) => (
                <tr key={bar.label}>
                  <th scope="row">{bar.href ? <Link href={bar.href}>{bar.label}</Link> : bar.label}</th>
                  <td>{formatFieldValue(kind, bar.value)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Details>
      )}
    </Figure>
  );
}

const Figure = styled('figure')({
  margin: 0,
  minInlineSize: 0,
  padding: `${space(2)} ${space(2.5)}`,
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
});

const Title = styled('figcaption')({ fontSize: smallText, color: color.muted, overflowWrap: 'anywhere' });

const Canvas = styled('div')({ blockSize: plotHeightPx, marginBlockStart: space(1) });

const Empty = styled('p')({ paddingBlock: space(3), color: color.muted, textAlign: 'center' });

const Details = styled('details')({
  marginBlockStart: space(1),
  fontSize: smallText,
  '& > summary': {
    inlineSize: 'fit-content',
    paddingBlock: 4,
    fontWeight: 600,
    color: color.primary,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
});

const Table = styled('table')({
  inlineSize: '100%',
  maxInlineSize: 420,
  marginBlockStart: space(1),
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    paddingBlock: 6,
    textAlign: 'start',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    borderBlockEnd: `1px solid ${color.border}`,
  },
  '& thead th': { color: color.muted, fontWeight: 600 },
  '& td, & thead th:last-child': { textAlign: 'end', paddingInlineStart: 12 },
  [media.phone]: { maxInlineSize: 'none' },
});
