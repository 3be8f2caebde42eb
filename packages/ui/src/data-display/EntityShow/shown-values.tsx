import { styled } from '@mui/material/styles';
import type { FieldKind } from '@porchlight/contract/fields';
import { readItems } from '@porchlight/contract/items';
import { isWebsiteLink, linkAddress, linkText } from '@porchlight/contract/links';
import { phoneHref } from '@porchlight/contract/phone-href';
import { readReferences, referenceKey } from '@porchlight/contract/references';
import { readSections, sectionLines } from '@porchlight/contract/sections/stored-sections';
import type { ReactNode } from 'react';
import { fieldKindViews } from '../../field-kinds/index.ts';
import { AudioPlayer } from '../../media/AudioPlayer/index.ts';
import { PdfFrame } from '../../media/PdfFrame/index.ts';
import { ResponsiveImage } from '../../media/ResponsiveImage/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { color, space } from '../../theme/index.ts';
import { Breakable, formatFieldValue } from '../FieldValue/index.ts';
import { Prose } from '../Prose/index.ts';
import { Typography } from '../Typography/index.ts';
import type { EntityShowField } from './entity-show-field.ts';

/** Props of a value that is not empty. */
export interface ShownValueProps {
  /** The field with its value. */
  field: EntityShowField;
  /** The record's title, for the accessible names of pictures and PDFs. */
  title: string;
}

type ShownValue = (props: ShownValueProps) => ReactNode;

const textOf = ({ value }: EntityShowField) => String(value);

const Formatted: ShownValue = ({ field: { kind, value, optionLabels } }) => (
  <Plain data-numeric={fieldKindViews[kind].isNumeric && ''}>{formatFieldValue(kind, value, optionLabels)}</Plain>
);

const LongText: ShownValue = ({ field }) => <Prose text={textOf(field)} document={field.document} />;

const Lines: ShownValue = ({ field }) => (
  <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{textOf(field)}</Typography>
);

const Items: ShownValue = ({ field: { value, fields = {}, linkTexts } }) => (
  <ItemList>
    {readItems(value)?.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
      <li key={index}>
        {Object.entries(fields).map(([name, { kind, label, options }]) => (
          <p key={name}>
            {label}: {linkTexts?.get(String(item[name])) ?? (formatFieldValue(kind, item[name], options) || '–')}
          </p>
        ))}
      </li>
    ))}
  </ItemList>
);

const Sections: ShownValue = ({ field: { value } }) => (
  <ItemList>
    {readSections(value)?.map((section) => (
      <li key={section.id}>
        <p>{sectionLines(section)}</p>
      </li>
    ))}
  </ItemList>
);

const References: ShownValue = ({ field: { value } }) => (
  <Names>
    {readReferences(value)?.map((reference) => (
      <li key={referenceKey(reference)}>
        {reference.url ? <Link href={reference.url}>{reference.name}</Link> : reference.name}
      </li>
    ))}
  </Names>
);

const Url: ShownValue = ({ field, title }) => {
  const text = textOf(field);
  if (field.fileUrl) return <AudioPlayer src={field.fileUrl} title={title} />;
  // The server validates links on saving; an old value that isn't a link is shown as text.
  return /^(https?:\/\/|\/(?![/\\]))/i.test(text) ? (
    <Link href={text} newTab>
      <Breakable text={text} />
    </Link>
  ) : (
    text
  );
};

const Email: ShownValue = ({ field }) => (
  <Link href={`mailto:${textOf(field)}`}>
    <Breakable text={textOf(field)} />
  </Link>
);

const Phone: ShownValue = ({ field }) => <Link href={phoneHref(textOf(field))}>{textOf(field)}</Link>;

const LinkValue: ShownValue = ({ field }) => {
  const href = linkAddress(textOf(field));
  const text = <Breakable text={linkText(textOf(field))} />;
  const isWebsite = isWebsiteLink(textOf(field));
  return href ? (
    <Link href={href} newTab={isWebsite}>
      {text}
    </Link>
  ) : (
    text
  );
};

const Color: ShownValue = ({ field }) => (
  <Swatch style={{ '--swatch': textOf(field) }}>
    <span aria-hidden="true" />
    {textOf(field)}
  </Swatch>
);

const Image: ShownValue = ({ field: { fileUrl, label, name, ratio, caption, isUncropped }, title }) => (
  <Picture data-whole={isUncropped ? '' : undefined}>
    <ResponsiveImage src={fileUrl} alt={`${label} of ${title}`} seed={`${name} ${title}`} ratio={ratio} sizes="420px" />
    {caption && <Typography variant="small">{caption}</Typography>}
  </Picture>
);

const Pdf: ShownValue = ({ field, title }) =>
  field.fileUrl ? <PdfFrame src={field.fileUrl} title={title} sizeBytes={field.fileBytes} /> : textOf(field);

/** How the values of each kind of field are shown in full. */
export const shownValues: Readonly<Record<FieldKind, ShownValue>> = {
  text: Formatted,
  longText: LongText,
  lines: Lines,
  timeZone: Formatted,
  document: Formatted,
  slug: Formatted,
  username: Formatted,
  personName: Formatted,
  email: Email,
  password: Formatted,
  url: Url,
  phone: Phone,
  link: LinkValue,
  freePath: Formatted,
  money: Formatted,
  number: Formatted,
  year: Formatted,
  date: Formatted,
  dateTime: Formatted,
  recurrence: Formatted,
  boolean: Formatted,
  choice: Formatted,
  color: Color,
  items: Items,
  sections: Sections,
  references: References,
  focus: Formatted,
  picture: Formatted,
  pixels: Formatted,
  image: Image,
  pdf: Pdf,
};

const Plain = styled('span')({ '&[data-numeric]': { fontVariantNumeric: 'tabular-nums lining-nums' } });

const Swatch = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  '& > span': {
    inlineSize: '1.25em',
    blockSize: '1.25em',
    border: `1px solid ${color.edge}`,
    backgroundColor: 'var(--swatch)',
    forcedColorAdjust: 'none',
  },
});

const ItemList = styled('ol')({
  display: 'grid',
  gap: space(1),
  margin: 0,
  paddingInlineStart: '1.5em',
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

const Names = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });

const Picture = styled('div')({ maxInlineSize: 420, '&[data-whole] img': { objectFit: 'contain' } });
