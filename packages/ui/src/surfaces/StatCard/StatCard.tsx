import Card, { type CardProps } from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { loadingText } from '@porchlight/contract/texts';
import { useId } from 'react';
import { formatFieldValue } from '../../data-display/FieldValue/index.ts';
import { font, step } from '../../theme/index.ts';

/** Props of `StatCard`: MUI's card, plus the figure. */
export interface StatCardProps extends Omit<CardProps, 'children'> {
  /** What the figure counts, such as 'Donations today'. */
  label: string;
  /** The figure, or a text; null while it loads. */
  value: number | string | null;
  /** Format of the figure. */
  kind: 'money' | 'text';
}

/**
 * One figure with its label, for the dashboard's home. Renders a `div` with `role="group"`.
 *
 * - **When**: two to four figures at the top of the dashboard.
 * - **Not for**: tables of figures.
 */
export function StatCard({ label, value, kind, ...rest }: StatCardProps) {
  const labelId = useId();
  return (
    <Root role="group" aria-labelledby={labelId} {...rest}>
      <Typography id={labelId} variant="small" color="textSecondary">
        {label}
      </Typography>
      <Figure data-kind={kind}>
        {value === null ? (
          <>
            <span className="pl-sr">{loadingText}</span>
            <Skeleton width="70%" />
          </>
        ) : (
          formatFieldValue(kind, value) || '–'
        )}
      </Figure>
    </Root>
  );
}

const Root = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2, 2.5),
  overflowWrap: 'anywhere',
}));

const Figure = styled('p')({
  fontWeight: 600,
  fontSize: step[2],
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&[data-kind="text"]': { fontFamily: font.heading, fontSize: step[1] },
});
