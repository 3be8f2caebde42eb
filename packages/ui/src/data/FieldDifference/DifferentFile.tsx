import styled from '@emotion/styled';
import { useImageFailure } from '../../hooks/useImageFailure.ts';
import { Link } from '../../primitives/Link/index.ts';
import { color, radius, smallText, space } from '../../theme/index.ts';
import { Added, columns, Removed } from './marks.ts';

/** A file as the history knows it. */
interface StoredFile {
  /** Address; null where it is not kept any more. */
  url: string | null;
}

interface DifferentFileProps {
  kind: 'image' | 'pdf';
  /** The file before; null for none. */
  from: StoredFile | null;
  /** The file after; null for none. */
  to: StoredFile | null;
  /** Whether both stand there, the one before on the left. */
  isSideBySide: boolean;
  beforeText: string;
  afterText: string;
}

/** A picture or a PDF before and after: the server made their names up, so they are never said. Internal to `FieldDifference`. */
export function DifferentFile({ kind, from, to, isSideBySide, beforeText, afterText }: DifferentFileProps) {
  const View = kind === 'image' ? Picture : Pdf;
  const side = (caption: string, file: StoredFile | null, mark: ViewProps['mark']) => (
    <File key={mark}>
      {/* A first picture has nothing to be told from. */}
      <span className={from || isSideBySide ? undefined : 'pl-sr'}>{caption}</span>
      {file ? <View url={file.url} mark={mark} /> : <span>Empty</span>}
    </File>
  );
  const before = side(beforeText, from, 'removed');
  const after = side(afterText, to, 'added');
  if (isSideBySide) return <Columns data-columns="">{[before, after]}</Columns>;
  return <Files>{from ? [after, before] : after}</Files>;
}

interface ViewProps {
  url: string | null;
  mark: 'removed' | 'added';
}

function Picture({ url }: ViewProps) {
  const { hasFailed, imageRef, onError } = useImageFailure(url);
  if (url === null || hasFailed) return <Gone>No longer kept</Gone>;
  return (
    <Thumbnail
      ref={imageRef}
      src={url}
      alt="A picture"
      width={96}
      height={64}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
}

function Pdf({ url, mark }: ViewProps) {
  const Mark = mark === 'removed' ? Removed : Added;
  if (url === null) return <Mark>A PDF</Mark>;
  return (
    <Link href={url} newTab>
      <Mark>A PDF</Mark>
    </Link>
  );
}

const Files = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(2)}`, minInlineSize: 0 });

const Columns = styled('div')(columns, { gap: space(1) });

const File = styled('div')({
  display: 'grid',
  gap: space(0.5),
  alignContent: 'start',
  justifyItems: 'start',
  color: color.muted,
});

const Thumbnail = styled('img')({
  inlineSize: 96,
  blockSize: 64,
  objectFit: 'cover',
  borderRadius: radius,
  border: `1px solid ${color.border}`,
  backgroundColor: color.band,
});

const Gone = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 96,
  blockSize: 64,
  padding: space(0.5),
  fontSize: smallText,
  lineHeight: 1.3,
  textAlign: 'center',
  border: `1px dashed ${color.edge}`,
  borderRadius: radius,
});
