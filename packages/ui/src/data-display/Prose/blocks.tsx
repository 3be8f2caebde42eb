import { attribute, listStyles, type RichMark, type RichNode } from '@porchlight/contract/rich-text';
import { Fragment, type ReactNode } from 'react';
import { Link } from '../../navigation/Link/index.ts';
import { Embed } from './Embed.tsx';
import { Film } from './Film.tsx';

/** Nodes that become an element without attributes of their own. */
const plainElements: Readonly<Record<string, 'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'tr'>> = {
  paragraph: 'p',
  bulletList: 'ul',
  listItem: 'li',
  blockquote: 'blockquote',
  tableRow: 'tr',
};

/** Renders the nodes of a document as elements; unknown types are left out. */
export function renderBlocks(nodes: readonly RichNode[] = []): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their position
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

function renderNode(node: RichNode): ReactNode {
  const { type, content = [], text = '', marks = [] } = node;
  const attr = (name: string) => attribute(node, name);
  const Element = plainElements[type];
  if (Element) return (Element !== 'p' || content.length > 0) && <Element dir="auto">{renderBlocks(content)}</Element>;
  switch (type) {
    case 'text':
      return marks.reduceRight<ReactNode>(applyMark, text);
    case 'hardBreak':
      return <br />;
    case 'heading': {
      const Heading = headings[Number(attr('level'))] ?? 'h4';
      return <Heading dir="auto">{renderBlocks(content)}</Heading>;
    }
    case 'orderedList':
      return (
        <ol dir="auto" start={Number(attr('start') || 1)} style={{ listStyleType: listStyles[attr('type')] }}>
          {renderBlocks(content)}
        </ol>
      );
    case 'picture':
      return (
        <figure>
          <img src={attr('src')} alt={attr('alt')} loading="lazy" />
          {attr('caption') && <figcaption dir="auto">{attr('caption')}</figcaption>}
        </figure>
      );
    case 'table':
      return (
        // A group and no region: several tables of a page would be landmarks of the same name.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div role="group" aria-label="Table" tabIndex={0}>
          <table>
            <tbody>{renderBlocks(content)}</tbody>
          </table>
        </div>
      );
    case 'tableCell':
    case 'tableHeader': {
      const Cell = type === 'tableCell' ? 'td' : 'th';
      return (
        <Cell dir="auto" colSpan={Number(attr('colspan') || 1)} rowSpan={Number(attr('rowspan') || 1)}>
          {renderBlocks(content)}
        </Cell>
      );
    }
    case 'embed':
      return <Embed provider={attr('provider')} id={attr('id')} title={attr('title')} />;
    case 'film':
      return attr('src') && <Film node={node} />;
    default:
      return null;
  }
}

function applyMark(inner: ReactNode, mark: RichMark): ReactNode {
  if (mark.type === 'bold') return <strong>{inner}</strong>;
  if (mark.type === 'italic') return <em>{inner}</em>;
  if (mark.type === 'strike') return <s>{inner}</s>;
  const href = attribute(mark, 'href');
  return href ? <Link href={href}>{inner}</Link> : inner;
}

const headings: Readonly<Record<number, 'h2' | 'h3'>> = { 2: 'h2', 3: 'h3' };
