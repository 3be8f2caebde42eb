import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Binding } from '../Binding/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link, LinkItems, type NavLink } from '../Link/index.ts';
import { type SocialLink, SocialLinks } from '../SocialLinks/index.ts';
import { smallText } from '../theme/index.ts';

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The organization's name. */
  name: string;
  /** Its address for mail. */
  email: string;
  /** Lines of its postal address. */
  address?: readonly string[];
  /** Its telephone number, as people write it. */
  phone?: string;
  /** The year of the copyright; the page's own clock tells it. */
  year: number;
  /** The public pages. */
  pages: readonly NavLink[];
  /** The programs. */
  programs: readonly NavLink[];
  /** Places elsewhere. */
  social: readonly SocialLink[];
  /** Path of the page that is shown; marks its link. */
  currentPath?: string;
  /** The box that takes an e-mail address. */
  subscribe?: ReactNode;
  /** Headings of its parts. */
  titles?: { subscribe: string; programs: string; pages: string; contact: string };
}

const defaultTitles = {
  subscribe: 'News from the porch',
  programs: 'Programs',
  pages: 'Pages',
  contact: 'Visit or write',
};

/**
 * The foot of every public page: the subscribe box, every page and program, how to reach the organization.
 *
 * - **When**: once, at the end of every public page.
 * - **Not for**: the dashboard.
 * - **Keys**: Tab; the subscribe box comes first.
 */
export function Footer({
  name,
  email,
  address = [],
  phone,
  year,
  pages,
  programs,
  social,
  currentPath,
  subscribe,
  titles = defaultTitles,
  ...rest
}: FooterProps) {
  const list = (links: readonly NavLink[], isLong: boolean) => (
    <Links data-two={isLong || undefined}>
      <LinkItems links={links} currentPath={currentPath} />
    </Links>
  );
  return (
    <Root data-noprint="" {...rest}>
      <Binding />
      <div data-night="">
        <Inner>
          {subscribe && (
            <div>
              <Heading level={2} size={2}>
                {titles.subscribe}
              </Heading>
              {subscribe}
            </div>
          )}
          <nav aria-label={`${titles.programs}, in the footer`}>
            <Heading level={2} size={0}>
              {titles.programs}
            </Heading>
            {list(programs, false)}
          </nav>
          <nav aria-label={`${titles.pages}, in the footer`}>
            <Heading level={2} size={0}>
              {titles.pages}
            </Heading>
            {list(pages, pages.length > 6)}
          </nav>
          <Contact>
            <Heading level={2} size={0}>
              {titles.contact}
            </Heading>
            <address>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              {phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</Link>}
              <Link href={`mailto:${email}`}>{email}</Link>
              <SocialLinks links={social} />
            </address>
          </Contact>
          <End>{`© ${year} ${name}`}</End>
        </Inner>
      </div>
    </Root>
  );
}

const Root = styled('footer')({ marginBlockStart: 'auto' });

const Inner = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  paddingBlock: theme.spacing(6, 3),
  '& h2': { marginBlockEnd: theme.spacing(1.5) },
  // What follows the box is not part of it.
  '& form ~ button': { marginBlockStart: theme.spacing(1) },
  [theme.breakpoints.up(560)]: { gridTemplateColumns: '1fr 1fr' },
  // In one line, or in two where the letters are set large: a word is not broken to fit.
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    flexWrap: 'wrap',
    paddingBlockStart: theme.spacing(9),
    '& > *': { flex: '6 1 10.8rem' },
    '& > nav:first-of-type': { flex: '5 1 9rem' },
    '& > div': { flex: '7 1 12.6rem' },
    '& > p': { flexBasis: '100%' },
  },
}));

const Links = styled('ul')(({ theme }) => ({
  '&[data-two]': { columns: '2 5rem', columnGap: theme.spacing(2) },
  '& > li': { breakInside: 'avoid' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 32,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover, &[aria-current]': { textDecoration: 'underline' },
  },
}));

const Contact = styled('section')(({ theme }) => ({
  '&, & > address': {
    display: 'grid',
    // The lines of the address stay together, however long the lists beside them are.
    alignContent: 'start',
    justifyItems: 'start',
    gap: theme.spacing(0.5),
    minInlineSize: 0,
    fontStyle: 'normal',
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 32, overflowWrap: 'anywhere' },
  '& ul': { margin: theme.spacing(1, -1.25, 0) },
}));

const End = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  paddingBlockStart: theme.spacing(3),
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  fontSize: smallText,
}));
