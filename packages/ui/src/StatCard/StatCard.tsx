import styled from '@emotion/styled';
import { loadingText } from '@porchlight/contract/texts';
import { type ComponentPropsWithRef, useId } from 'react';
import { formatFieldValue } from '../FieldValue/index.ts';
import { color, font, radius, smallText, space } from '../theme/index.ts';

/** Props of `StatCard`. */
export interface StatCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the figure counts, such as 'Donations today'. */
  label: string;
  /** The figure; a text for what isn't a number; `null` while it loads. */
  value: number | string | null;
  /** How the figure is written. @default 'number' for numbers, 'text' for texts */
  kind?: 'money' | 'number' | 'text';
  /** Said while it loads. @default 'Loading...' */
  loadingLabel?: string;
}

/**
 * One figure of the dashboard's home, with what it counts. Renders a `div` with `role="group"`.
 *
 * - **When**: two to four figures at the head of the dashboard.
 * - **Not for**: tables of figures.
 */
export function StatCard({ label, value, kind, loadingLabel = loadingText, ...rest }: StatCardProps) {
  const labelId = useId();
  const shownKind = kind ?? (typeof value === 'number' ? 'number' : 'text');
  return (
    <Card role="group" aria-labelledby={labelId} aria-busy={value === null || undefined} {...rest}>
      <Label id={labelId}>{label}</Label>
      {value === null ? (
        <Waiting>{loadingLabel}</Waiting>
      ) : (
        <Figure data-kind={shownKind}>{formatFieldValue(shownKind, value) || '–'}</Figure>
      )}
    </Card>
  );
}

const Card = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(0.5),
  minInlineSize: 0,
  padding: `${space(2)} ${space(2.5)}`,
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
});

const Label = styled('p')({ fontSize: smallText, color: color.muted, overflowWrap: 'anywhere' });

const Figure = styled('p')({
  fontFamily: font.body,
  fontWeight: 600,
  fontSize: '1.75rem',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&[data-kind="text"]': { fontFamily: font.heading, fontSize: '1.375rem' },
});

const Waiting = styled('p')({ lineHeight: '2.1rem', color: color.muted });
