import Card, { type CardProps } from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import { Typography } from '../../data-display/Typography/index.ts';
import { Button } from '../../inputs/Button/index.ts';

/** Props of `SettingCard`: MUI's card, plus the setting. */
export interface SettingCardProps extends Omit<CardProps, 'title' | 'children'> {
  /** What is set, which also names the region. */
  title: string;
  /** What it is now, in a few words. */
  summary: ReactNode;
  /** Text of the button that opens the form. @default 'Change' */
  openLabel?: string;
  /** Whether the form is open until it is opened or closed. @default false */
  defaultOpen?: boolean;
  /** Always shown below the line, such as the outcome of a change. */
  footer?: ReactNode;
  /** The form, shown when it is opened. Gets a function that closes it. Without it there is no button. */
  children?: (close: () => void) => ReactNode;
}

/**
 * One setting in one line, whose form opens below it. Renders MUI's `Card`, a named region.
 *
 * - **When**: a page of settings that are read often and changed rarely, such as one's account.
 * - **Not for**: settings that are compared or changed together: a form.
 * - **Keys**: Tab reaches the button, which opens and closes the form.
 */
export function SettingCard({
  title,
  summary,
  openLabel = 'Change',
  defaultOpen = false,
  footer,
  children,
  ...rest
}: SettingCardProps) {
  const id = useId();
  const [toggled, setToggled] = useState<boolean>();
  const isOpen = toggled ?? defaultOpen;
  const label = isOpen ? 'Close' : openLabel;
  return (
    <Root role="region" aria-labelledby={`${id}-title`} {...rest}>
      <Line>
        <Heading level={3} size={0} id={`${id}-title`}>
          {title}
        </Heading>
        <Typography color="textSecondary" component="div">
          {summary}
        </Typography>
        {children && (
          <Button
            variant="outlined"
            size="small"
            aria-expanded={isOpen}
            aria-label={`${label}: ${title}`}
            onClick={() => setToggled(!isOpen)}
          >
            {label}
          </Button>
        )}
      </Line>
      {footer}
      {isOpen && children?.(() => setToggled(false))}
    </Root>
  );
}

const Root = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 2.5),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // A status line without a text takes no room.
  '& > [role=status]:empty': { position: 'absolute' },
}));

/**
 * Title, what it is now, and the button; on phones the text is below the two, and with large letters each has a line of
 * its own.
 */
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  // Wide enough for a long word.
  '& > h3': { flex: '1 1 8em', overflowWrap: 'break-word' },
  '& > div': { flex: '1 0 100%', order: 1, minInlineSize: 0 },
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: '12rem minmax(0, 1fr) auto',
    '& > div': { order: 0 },
  },
}));
