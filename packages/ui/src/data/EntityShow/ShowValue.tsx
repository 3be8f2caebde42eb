import styled from '@emotion/styled';
import { phoneHref } from '@porchlight/contract/phone-href';
import { AudioPlayer } from '../../media/AudioPlayer/index.ts';
import { PdfFrame } from '../../media/PdfFrame/index.ts';
import { ResponsiveImage } from '../../media/ResponsiveImage/index.ts';
import { Breakable, formatFieldValue, isEmptyValue } from '../../primitives/FieldValue/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Prose } from '../../primitives/Prose/index.ts';
import { Typography } from '../../primitives/Typography/index.ts';
import { color } from '../../theme/index.ts';
import type { EntityShowField } from './entity-show-field.ts';

interface ShowValueProps {
  field: EntityShowField;
  /** The record's title, for the accessible names of pictures and PDFs. */
  title: string;
}

/** A field's value in full. Internal to `EntityShow`. */
export function ShowValue({ field, title }: ShowValueProps) {
  const { kind, value, fileUrl, fileBytes, label, name, optionLabels, ratio, caption, isUncropped } = field;
  if (isEmptyValue(value)) return <EmptyValue>Empty</EmptyValue>;
  const text = String(value);
  switch (kind) {
    case 'longText':
      return <Prose text={text} document={field.document} />;
    case 'lines':
      return <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>;
    case 'url':
      if (fileUrl) return <AudioPlayer src={fileUrl} title={title} />;
      // The server validates links on saving; an old value that isn't a link is shown as text.
      return /^(https?:\/\/|\/(?![/\\]))/i.test(text) ? (
        <Link href={text} newTab>
          <Breakable text={text} />
        </Link>
      ) : (
        text
      );
    case 'email':
      return (
        <Link href={`mailto:${text}`}>
          <Breakable text={text} />
        </Link>
      );
    case 'phone':
      return <Link href={phoneHref(text)}>{text}</Link>;
    case 'image':
      return (
        <Picture data-whole={isUncropped ? '' : undefined}>
          <ResponsiveImage
            src={fileUrl}
            alt={`${label} of ${title}`}
            seed={`${name} ${title}`}
            ratio={ratio}
            sizes="420px"
          />
          {caption && <Typography variant="small">{caption}</Typography>}
        </Picture>
      );
    case 'pdf':
      return fileUrl ? <PdfFrame src={fileUrl} title={title} sizeBytes={fileBytes} /> : text;
    case 'choice':
      return optionLabels?.[text] ?? text;
    default:
      return <Plain data-kind={kind}>{formatFieldValue(kind, value)}</Plain>;
  }
}

const EmptyValue = styled('span')({ color: color.muted });

const Plain = styled('span')({
  '&[data-kind="money"], &[data-kind="number"]': { fontVariantNumeric: 'tabular-nums lining-nums' },
});

const Picture = styled('div')({ maxInlineSize: 420, '&[data-whole] img': { objectFit: 'contain' } });
