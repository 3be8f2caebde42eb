import { pagedResources, storedFilmSeconds } from '@porchlight/contract/discovery';
import {
  attribute,
  documentIn,
  documentKey,
  type RichDocument,
  type RichMark,
  type RichNode,
} from '@porchlight/contract/rich-text';
import { isGone } from '@porchlight/contract/rich-text-records';
import { captionsUrl, filmUrl, imageUrl, posterUrl, urls } from '../urls/index.ts';

/** Props of `Prose` for a long text of a record. */
export function longText<Field extends string>(
  record: Readonly<Record<Field, string>> & { readonly [Key in `${Field}_document`]?: RichDocument },
  field: Field,
): { text: string; document?: RichDocument } {
  return { text: record[field], document: renderableDocument(record[documentKey(field)]) };
}

/**
 * A document with the current URLs of the records, pictures and films that it refers to, and with heading levels
 * corrected so that none is skipped.
 */
export function renderableDocument(value: unknown): RichDocument | undefined {
  const document = documentIn(value);
  if (!document) return undefined;
  let level = 1;
  const renderNode = (node: RichNode): RichNode => {
    const { type, content, marks } = node;
    if (type === 'heading') level = Math.min(Number(attribute(node, 'level')), level + 1);
    return {
      ...node,
      ...(type === 'heading' && { attrs: { level } }),
      ...(type === 'film' && { attrs: { ...node.attrs, ...filmUrls(node) } }),
      ...(type === 'picture' && { attrs: { ...node.attrs, src: imageUrl(attribute(node, 'name')) } }),
      ...(content && { content: content.map(renderNode) }),
      // A link to a record that visitors can't see is shown as text.
      ...(marks && { marks: marks.filter((mark) => !isGone(mark)).map(withRecordUrl) }),
    };
  };
  return { ...document, content: document.content.map(renderNode) };
}

/** URLs of a film, its captions and its poster, and its duration. */
function filmUrls(node: RichNode) {
  const [name, captions, poster] = [attribute(node, 'name'), attribute(node, 'captions'), attribute(node, 'poster')];
  return {
    src: filmUrl(name),
    ...(captions && { captionsSrc: captionsUrl(captions) }),
    ...(poster && { posterSrc: posterUrl(poster) }),
    seconds: storedFilmSeconds(name),
  };
}

/** Sets the URL of a link to a record, made from the id only, since the slug may change. */
function withRecordUrl(mark: RichMark): RichMark {
  const name = pagedResources.find((each) => each === attribute(mark, 'entity'));
  return name ? { ...mark, attrs: { href: urls[name](attribute(mark, 'id')) } } : mark;
}
