import styled from '@emotion/styled';
import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import EmailIcon from '@mui/icons-material/EmailOutlined';
import FacebookIcon from '@mui/icons-material/Facebook';
import IosShareIcon from '@mui/icons-material/IosShare';
import XIcon from '@mui/icons-material/X';
import { type ComponentPropsWithRef, useId } from 'react';
import { Link } from '../Link/index.ts';
import { color, motion, radius, smallText, space } from '../theme/index.ts';
import { useShare } from './useShare.ts';

/** The words of `ShareLinks`. */
export interface ShareTexts {
  email: string;
  facebook: string;
  x: string;
  copy: string;
  /** Opens the device's own way of sharing; offered on touch screens. */
  more: string;
  copied: string;
  /** Said before the address when it could not be copied. */
  notCopied: string;
}

export interface ShareLinksProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The whole address of what is shared. */
  url: string;
  /** What it is called. */
  title: string;
  /** Names the group. @default 'Share' */
  label?: string;
  /** The words of its parts. */
  texts?: Partial<ShareTexts>;
}

const english: ShareTexts = {
  email: 'E-mail',
  facebook: 'Facebook',
  x: 'X',
  copy: 'Copy link',
  more: 'More ways',
  copied: 'Link copied.',
  notCopied: 'Your browser did not allow copying. Here is the link:',
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  & > strong {
    flex-basis: 100%;
    font-size: ${smallText};
  }
  & > a,
  & > button {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${space(5)};
    padding: ${space(0.5)} ${space(1.5)};
    border: 1px solid ${color.edge};
    border-radius: ${radius};
    background: none;
    color: ${color.text};
    font-size: ${smallText};
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
    cursor: pointer;
    transition: border-color ${motion}, color ${motion};
  }
  & > a:hover,
  & > button:hover {
    border-color: ${color.primary};
    color: ${color.primary};
  }
  & > [role='status'] {
    flex-basis: 100%;
    min-height: 1.6em;
    overflow-wrap: anywhere;
    color: ${color.muted};
    font-size: ${smallText};
  }
  /* Devices with a touch screen share by themselves; a button that appeared once React arrives would move the page. */
  & > [data-more] {
    display: none;
  }
  @media (pointer: coarse) {
    & > [data-more] {
      display: inline-flex;
    }
  }
`;

/**
 * Passes a page on: plain links that work without JavaScript, a button that copies, and on touch screens the device's own sheet.
 *
 * - **When**: the end of stories, articles, podcasts, events.
 * - **Not for**: lists and the start page.
 * - **Keys**: Tab, Enter; ‘Copied’ is announced.
 */
export function ShareLinks({ url, title, label = 'Share', texts, ...rest }: ShareLinksProps) {
  const id = useId();
  const words = { ...english, ...texts };
  const { copyState, copy, share } = useShare(url, title);
  const address = encodeURIComponent(url);
  const name = encodeURIComponent(title);
  return (
    <Root role="group" aria-labelledby={id} data-noprint="" {...rest}>
      <strong id={id}>{label}</strong>
      <Link href={`mailto:?subject=${name}&body=${name}%0A${address}`}>
        <EmailIcon fontSize="inherit" />
        {words.email}
      </Link>
      <Link href={`https://www.facebook.com/sharer/sharer.php?u=${address}`} newTab>
        <FacebookIcon fontSize="inherit" />
        {words.facebook}
      </Link>
      <Link href={`https://x.com/intent/post?url=${address}&text=${name}`} newTab>
        <XIcon fontSize="inherit" />
        {words.x}
      </Link>
      <button type="button" data-scripted="" onClick={copy}>
        {copyState === 'copied' ? <CheckIcon /> : <ContentCopyIcon />}
        {words.copy}
      </button>
      <button type="button" data-scripted="" onClick={share} data-more="">
        <IosShareIcon fontSize="inherit" />
        {words.more}
      </button>
      <p role="status">
        {copyState === 'copied' && words.copied}
        {copyState === 'failed' && `${words.notCopied} ${url}`}
      </p>
    </Root>
  );
}
