import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import EmailIcon from '@mui/icons-material/EmailOutlined';
import FacebookIcon from '@mui/icons-material/Facebook';
import IosShareIcon from '@mui/icons-material/IosShare';
import XIcon from '@mui/icons-material/X';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useId } from 'react';
import { useCopy } from '../../hooks/useCopy.ts';
import { smallText } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';

export interface ShareLinksProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Full URL of the page. */
  url: string;
  /** Title of the page. */
  title: string;
  /** Heading and accessible name of the group. @default 'Share' */
  label?: string;
}

/**
 * Ways to share a page: links that work without JavaScript, a button that copies the URL, and on touch screens the
 * device's share sheet.
 *
 * - **When**: the end of stories, articles, podcasts, events.
 * - **Not for**: lists and the start page.
 * - **Keys**: Tab, Enter; ‘Copied’ is announced.
 */
export function ShareLinks({ url, title, label = 'Share', ...rest }: ShareLinksProps) {
  const id = useId();
  const [copyState, copyText] = useCopy();
  const copy = () => copyText(url);
  /** Opens the device's share sheet (Web Share API); where there is none, or it fails, the URL is copied. */
  const share = async () => {
    try {
      if (!navigator.share) await copy();
      else await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  const encodedUrl = encodeURIComponent(url);
  const encodedTitle = encodeURIComponent(title);
  return (
    <Root role="group" aria-labelledby={id} data-noprint="" {...rest}>
      <strong id={id}>{label}</strong>
      <Button {...buttonProps} href={`mailto:?subject=${encodedTitle}&body=${encodedTitle}%0A${encodedUrl}`}>
        <EmailIcon />
        Email
      </Button>
      <Button {...buttonProps} href={`https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`} newTab>
        <FacebookIcon />
        Facebook
      </Button>
      <Button {...buttonProps} href={`https://x.com/intent/post?url=${encodedUrl}&text=${encodedTitle}`} newTab>
        <XIcon />X
      </Button>
      <Button {...buttonProps} data-scripted="" onClick={() => void copy()}>
        {copyState === 'copied' ? <CheckIcon /> : <ContentCopyIcon />}
        Copy link
      </Button>
      <Button {...buttonProps} data-scripted="" onClick={() => void share()} data-more="">
        <IosShareIcon />
        More options
      </Button>
      <p role="status">
        {copyState === 'copied' && 'Link copied.'}
        {copyState === 'failed' && `Your browser did not allow copying. Here is the link: ${url}`}
      </p>
    </Root>
  );
}

const buttonProps = { variant: 'outlined', size: 'small' } as const;

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
  // Touch devices have a share sheet. Decided in CSS, since a button that appears after hydration would shift the page.
  '@media not (pointer: coarse)': { '& > [data-more]': { display: 'none' } },
}));
