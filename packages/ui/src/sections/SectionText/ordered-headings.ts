import { attribute, type RichDocument, type RichNode } from '@porchlight/contract/rich-text';

/** The lowest level of a heading in a text. */
const lowestLevel = 4;

/**
 * Gives the headings of a document the levels that fit below the heading above it: the highest one is `level`, and none
 * is more than one below the one before it, or below the lowest that a text has.
 */
export function orderedHeadings(document: RichDocument, level: 2 | 3 | 4): RichDocument {
  const ranks = [...new Set(levelsIn(document.content))].sort();
  let last = level - 1;
  const change = (node: RichNode): RichNode => {
    if (node.type === 'heading') {
      last = Math.min(level + ranks.indexOf(levelOf(node)), last + 1, lowestLevel);
      return { ...node, attrs: { ...node.attrs, level: last } };
    }
    return node.content ? { ...node, content: node.content.map(change) } : node;
  };
  return ranks.length === 0 ? document : { ...document, content: document.content.map(change) };
}

const levelOf = (node: RichNode) => Number(attribute(node, 'level'));

function levelsIn(nodes: readonly RichNode[]): number[] {
  return nodes.flatMap((node) => (node.type === 'heading' ? [levelOf(node)] : levelsIn(node.content ?? [])));
}
