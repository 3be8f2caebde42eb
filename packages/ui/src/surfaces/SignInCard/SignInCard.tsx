import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Typography } from '../../data-display/Typography/index.ts';
import { Binding } from '../../media/Binding/index.ts';
import { SiteMark, type SiteMarkProps } from '../../media/QuiltBlock/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { font } from '../../theme/index.ts';

export interface SignInCardProps
  extends Omit<ComponentPropsWithRef<'main'>, 'children' | 'title'>,
    Pick<SiteMarkProps, 'logo' | 'logoDark'> {
  /** The organization's name, which links back to its website. */
  name: string;
  /** Link target of the name. @default '/' */
  homeHref?: string;
  /** The page's heading. */
  title: string;
  /** The form: a `ShortForm`. */
  children: ReactNode;
}

/**
 * The sign-in screen: one card with the organization's mark, without navigation. MUI's `Card` in a `<main id="main">`.
 *
 * - **When**: once, for staff to sign in.
 * - **Not for**: signing in again over unsaved work: `FormDialog`.
 * - **Keys**: Tab moves from the link to the website to the first field.
 */
export function SignInCard({ name, logo, logoDark, homeHref = '/', title, children, ...rest }: SignInCardProps) {
  return (
    <Screen id="main" tabIndex={-1} {...rest}>
      <Binding />
      <Middle>
        <Card>
          <Content>
            <Logo href={homeHref}>
              <SiteMark name={name} logo={logo} logoDark={logoDark} />
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
  // A fixed distance from the top instead of vertical centering: content that appears later doesn't move what is being
  // clicked.
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
  '& > :first-child': { flex: 'none', inlineSize: 48, blockSize: 'auto', aspectRatio: 1, objectFit: 'contain' },
  // Wraps below the mark if the type is large or the name is long.
  '& strong': { flex: '1 1 8rem', font: `600 1.125rem / 1.15 ${font.heading}`, overflowWrap: 'anywhere' },
}));
