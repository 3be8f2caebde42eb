import { styled } from '@mui/material/styles';
import { QuiltBlock } from './QuiltBlock.tsx';
import { siteMark } from './site-mark.ts';

/** Props of `SiteMark`. */
export interface SiteMarkProps {
  /** The organization's name, whose first letter is its mark in a plain look. */
  name: string;
  /** URL of its logo. @default the site's quilt block, or a letter */
  logo?: string;
  /** URL of its logo for the dark scheme. @default the same one */
  logoDark?: string;
}

const Logos = styled('span')({
  display: 'block',
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
  '& > img + img': { display: 'none' },
  '@media (prefers-color-scheme: dark)': { 'html:not([data-scheme=light]) &': night() },
  'html[data-scheme=dark] &': night(),
});

function night() {
  return { '& > img': { display: 'none' }, '& > img + img': { display: 'block' } };
}

/** What stands beside the organization's name: its logo, else the site's block. Decorative. Internal to headers. */
export function SiteMark({ name, logo, logoDark }: SiteMarkProps) {
  if (!logo) return <QuiltBlock {...siteMark} initial={name} />;
  if (!logoDark) return <img src={logo} alt="" width={48} height={48} />;
  return (
    <Logos>
      {/* Lazy, so that the hidden one is not loaded. */}
      <img src={logo} alt="" width={48} height={48} loading="lazy" />
      <img src={logoDark} alt="" width={48} height={48} loading="lazy" />
    </Logos>
  );
}
