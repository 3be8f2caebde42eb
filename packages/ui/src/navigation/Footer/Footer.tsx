import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { phoneHref } from '@porchlight/contract/phone-href';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import { Binding } from '../../media/Binding/index.ts';
import { media, smallText } from '../../theme/index.ts';
import { Link, LinkItems, type NavLink } from '../Link/index.ts';
import type { NavGroup } from '../MobileMenu/index.ts';
import { type SocialLink, SocialLinks } from '../SocialLinks/index.ts';

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The organization's name. */
  name: string;
  /** The organization's email address. */
  email: string;
  /** Lines of its postal address. */
  address?: readonly string[];
  /** The organization's telephone number, formatted for reading. */
  phone?: string;
  /** The year of the copyright, passed in by the page, which knows today's date. */
  year: number;
  /** Links to pages, in columns; one without a title has no heading. */
  columns: readonly NavGroup[];
  /** Links beside the copyright, such as privacy and accessibility. */
  notices: readonly NavLink[];
  /** Links to social media. */
  social: readonly SocialLink[];
  /** Path of the current page, whose link is marked. */
  currentPath?: string;
  /** The newsletter sign-up: a `SubscribeBox`. */
  subscribe?: ReactNode;
  /** Heading of the form, such as 'News by email'. */
  subscribeTitle?: string;
}

/**
 * The footer of every public page: newsletter sign-up, columns of links, contact details.
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
  columns,
  notices,
  social,
  currentPath,
  subscribe,
  subscribeTitle,
  ...rest
}: FooterProps) {
  const renderLinks = (links: readonly NavLink[]) => (
    <Links data-long={links.length > shortColumnMax ? '' : undefined}>
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
                {subscribeTitle}
              </Heading>
              {subscribe}
            </div>
          )}
          {columns.map(({ title, links }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same title
            <nav key={index} aria-label={columnLabel(columns, index)}>
              {title && (
                <Heading level={2} size={0}>
                  {title}
                </Heading>
              )}
              {renderLinks(links)}
            </nav>
          ))}
          <Contact>
            <Heading level={2} size={0}>
              Visit or write
            </Heading>
            <address>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              {phone && <Link href={phoneHref(phone)}>{phone.replaceAll(' ', '\u00a0')}</Link>}
              <Link href={`mailto:${email}`}>{email}</Link>
              <SocialLinks links={social} />
            </address>
          </Contact>
          <End>
            <p>{`© ${year} ${name}`}</p>
            {notices.length > 0 && renderLinks(notices)}
          </End>
        </Inner>
      </div>
    </Root>
  );
}

/** Names a column for screen readers, also one of several with the same title. */
function columnLabel(columns: readonly NavGroup[], index: number): string {
  const title = columns[index]?.title;
  const before = columns.slice(0, index).filter((column) => column.title === title).length;
  return `${title || 'Links'}, in the footer${before > 0 ? `, ${before + 1}` : ''}`;
}

/** Number of links up to which a column is in two parts; a longer one is in three. */
const shortColumnMax = 8;

const Root = styled('footer')({ marginBlockStart: 'auto' });

const Inner = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(4, 2),
  '& h2': { marginBlockEnd: theme.spacing(0.5) },
  // Buttons after the form are not part of it.
  '& form ~ button': { marginBlockStart: theme.spacing(1) },
  [media.phone]: { '& nav, & address': { fontSize: smallText, lineHeight: 1.4 } },
  [theme.breakpoints.up(560)]: { gridTemplateColumns: '1fr 1fr' },
  // One row, or two with large type, so that no word is broken.
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(4),
    paddingBlock: theme.spacing(9, 3),
    '& h2': { marginBlockEnd: theme.spacing(1.5) },
    '& > *': { flex: '6 1 10.8rem' },
    '& > nav:first-of-type': { flex: '5 1 9rem' },
    '& > div': { flex: '7 1 12.6rem' },
    '& > :last-child': { flexBasis: '100%' },
  },
}));

const Links = styled('ul')(({ theme }) => ({
  columns: '2 8.5rem',
  columnGap: theme.spacing(2),
  '&[data-long]': { columns: '3 5.2rem' },
  '& > li': { breakInside: 'avoid' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 28,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover, &[aria-current]': { textDecoration: 'underline' },
  },
}));

const Contact = styled('section')(({ theme }) => ({
  '&, & > address': {
    display: 'grid',
    // Keeps the lines of the address together, however high the lists beside it are.
    alignContent: 'start',
    justifyItems: 'start',
    gap: theme.spacing(0.5),
    minInlineSize: 0,
    fontStyle: 'normal',
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 28, overflowWrap: 'anywhere' },
  '& ul': { margin: theme.spacing(0.5, -1.25, 0) },
}));

const End = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  gridColumn: '1 / -1',
  paddingBlockStart: theme.spacing(2),
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  fontSize: smallText,
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2) },
}));
