import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Binding } from '../../primitives/Binding/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { QuiltBlock, siteMark } from '../../primitives/QuiltBlock/index.ts';
import { Typography } from '../../primitives/Typography/index.ts';
import { font } from '../../theme/index.ts';

export interface SignInCardProps extends Omit<ComponentPropsWithRef<'main'>, 'children' | 'title'> {
  /** The organization's name, which leads back to its website. */
  name: string;
  /** @default '/' */
  homeHref?: string;
  /** The page's heading. */
  title: string;
  /** What is asked for: a `LoginForm`. */
  children: ReactNode;
}

/**
 * The whole screen of somebody who has to say who they are: one card with the organization's mark, and no navigation.
 * MUI's `Card` in a `<main id="main">`.
 *
 * - **When**: once, on the staff's sign-in.
 * - **Not for**: signing in again over unsaved work: `FormDialog`.
 * - **Keys**: Tab goes from the way back to the first field.
 */
export function SignInCard({ name, homeHref = '/', title, children, ...rest }: SignInCardProps) {
  return (
    <Screen id="main" tabIndex={-1} {...rest}>
      <Binding />
      <Middle>
        <Card>
          <Content>
            <Logo href={homeHref}>
              <QuiltBlock {...siteMark} />
              <strong>{name}</strong>
            </Logo>
            <Typography variant="h3" component="h1">
              {title}
            </Typography>
            {children}
          </Content>
        </Card>
      </Middle>
    </Screen>
  );
}

const Screen = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
});

const Middle = styled('div')(({ theme }) => ({
  // At a height of its own and not in the middle: what comes along later moves nothing away under a press.
  paddingBlock: `max(${theme.spacing(3)}, 14vh - 2rem) ${theme.spacing(3)}`,
  marginInline: 'auto',
  inlineSize: 'min(28rem, 100% - 2 * var(--pl-gutter, 16px))',
}));

const Content = styled(CardContent)(({ theme }) => ({
  '&&': { gap: theme.spacing(2.5), padding: theme.spacing(4) },
  [theme.breakpoints.down('sm')]: { '&&': { padding: theme.spacing(2.5) } },
}));

const Logo = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  alignSelf: 'start',
  color: theme.palette.text.primary,
  lineHeight: 1.15,
  textDecoration: 'none',
  '& > svg': { flex: 'none', inlineSize: 48, blockSize: 'auto' },
  // Below the mark where letters are large or the name is long.
  '& strong': { flex: '1 1 8rem', font: `600 1.125rem / 1.15 ${font.heading}`, overflowWrap: 'anywhere' },
}));
