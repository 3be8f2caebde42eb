import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import EmailIcon from '@mui/icons-material/EmailOutlined';
import FacebookIcon from '@mui/icons-material/Facebook';
import IosShareIcon from '@mui/icons-material/IosShare';
import XIcon from '@mui/icons-material/X';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useId } from 'react';
import { Button } from '../Button/index.ts';
import { smallText } from '../theme/index.ts';
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
      <Button {...look} href={`mailto:?subject=${name}&body=${name}%0A${address}`}>
        <EmailIcon />
        {words.email}
      </Button>
      <Button {...look} href={`https://www.facebook.com/sharer/sharer.php?u=${address}`} newTab>
        <FacebookIcon />
        {words.facebook}
      </Button>
      <Button {...look} href={`https://x.com/intent/post?url=${address}&text=${name}`} newTab>
        <XIcon />
        {words.x}
      </Button>
      <Button {...look} data-scripted="" onClick={copy}>
        {copyState === 'copied' ? <CheckIcon /> : <ContentCopyIcon />}
        {words.copy}
      </Button>
      <Button {...look} data-scripted="" onClick={share} data-more="">
        <IosShareIcon />
        {words.more}
      </Button>
      <p role="status">
        {copyState === 'copied' && words.copied}
        {copyState === 'failed' && `${words.notCopied} ${url}`}
      </p>
    </Root>
  );
}

const look = { variant: 'outlined', size: 'small' } as const;

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > strong': { flexBasis: '100%', fontSize: smallText },
  '& > .MuiButton-root': { minBlockSize: 40 },
  '& > [role=status]': {
    flexBasis: '100%',
    minBlockSize: '1.6em',
    overflowWrap: 'anywhere',
    color: theme.palette.text.secondary,
    fontSize: smallText,
  },
  // Devices with a touch screen share by themselves; a button that appeared once React arrives would move the page.
  '@media not (pointer: coarse)': { '& > [data-more]': { display: 'none' } },
}));
