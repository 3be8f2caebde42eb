import Card, { type CardProps } from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { ResponsiveImage } from '../../media/ResponsiveImage/index.ts';
import { color, media, space } from '../../theme/index.ts';
import { DownloadLink, type DownloadLinkProps } from '../DownloadLink/index.ts';

export interface DownloadCardProps
  extends Omit<CardProps, 'title' | 'children'>,
    Pick<DownloadLinkProps, 'href' | 'title' | 'format' | 'sizeBytes'> {
  /** Seed of the quilt block that is shown if there is no picture of the first page. */
  seed: string;
  /** What the document is for, in one sentence. */
  text?: string;
}

/** Width of the first page's picture in CSS pixels: on phones, and above. */
const coverPx = { phone: 88, wide: 144 };

const Root = styled(Card)({
  maxWidth: 680,
  // Large text needs the whole line.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  padding: space(2),
  [media.abovePhone]: {
    gap: space(3),
  },
  // White like paper in both schemes.
  '& > [data-picture]': {
    flex: 'none',
    width: `${coverPx.phone}px`,
    border: `1px solid ${color.border}`,
    [media.abovePhone]: {
      width: `${coverPx.wide}px`,
    },
  },
  '& > div:last-child': {
    display: 'flex',
    flex: '1 1 10rem',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space(1.5),
    minWidth: 0,
  },
});

/**
 * A PDF to download or print, with a picture of its first page, which the server renders under the file's URL. Renders
 * a `<div>`.
 *
 * - **When**: the document that a page is about.
 * - **Not for**: additional forms and handouts: `DownloadLink`.
 * - **Keys**: Tab reaches the download link.
 */
export function DownloadCard({ href, title, format, sizeBytes, seed, text, ...rest }: DownloadCardProps) {
  return (
    <Root data-layout="row" data-noprint="" {...rest}>
      <ResponsiveImage
        data-picture=""
        src={href}
        alt=""
        focus="top"
        seed={seed}
        ratio="3/4"
        sizes={`(max-width: 768px) ${coverPx.phone}px, ${coverPx.wide}px`}
      />
      <div>
        {text && <p>{text}</p>}
        {/* No icon: the picture of the first page shows that it is a document. */}
        <DownloadLink href={href} title={title} format={format} sizeBytes={sizeBytes} startIcon={null} />
      </div>
    </Root>
  );
}
