import styled from '@emotion/styled';
import type { FieldKind } from '@porchlight/contract/fields';
import { type ComponentPropsWithRef, lazy, Suspense, useId } from 'react';
import { formatFieldValue } from '../../primitives/FieldValue/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { color, media, radius, smallText, space } from '../../theme/index.ts';
import type { Bar } from './bar.ts';
import type PlotType from './Plot.tsx';

export interface BarChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'title'> {
  /** What is shown, such as 'Donations by month'. */
  title: string;
  /** The bars in their order. */
  bars: readonly Bar[];
  /** How values are written. @default 'number' */
  kind?: Extract<FieldKind, 'money' | 'number'>;
  /** Heading of the table's first column. */
  labelHeader: string;
  /** Heading of the table's second column. */
  valueHeader: string;
  /** Shown instead of the bars when all of them are zero. @default 'Nothing to show yet.' */
  emptyText?: string;
}

/** Height of the plot, in pixels. */
const plotHeightPx = 208;

// Loaded after the figures around it. Without it the table remains, which says the same.
const Plot = lazy(() => import('./Plot.tsx').catch((): { default: typeof PlotType } => ({ default: () => null })));

/**
 * A few bars, and their numbers as a table for everybody who would rather read them. The last bar is the lit one.
 * Renders a `figure`. The bars themselves are hidden from screen readers: the table says it better.
 *
 * - **When**: one figure over a dozen months or fewer.
 * - **Not for**: a single figure: `StatCard`.
 * - **Keys**: Tab reaches ‘Show the numbers’; Enter and Space open and close the table, whose rows lead where the bars do.
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
          <summary>Show the numbers</summary>
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
