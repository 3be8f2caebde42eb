import { richTextMaxDepth } from './limits.ts';
import type { RichMark, RichNode } from './rich-text.ts';
import { type AttributeRule, blockTypes, markRules, nodeRules } from './rich-text-rules.ts';

/** What was changed to make blocks fit, as numbers of nodes and marks. */
export interface FitChanges {
  /** Lists, quotes and tables that were too deep in others; their paragraphs stay. */
  levels: number;
  /** Links to addresses that no link can have; their words stay. */
  links: number;
  /** Attributes and nodes that a text can't have. */
  others: number;
}

/** Levels that a node needs below its own for the smallest text in it. */
const levelsBelow: Readonly<Record<string, number>> = {
  paragraph: 1,
  heading: 1,
  bulletList: 3,
  orderedList: 3,
  blockquote: 2,
  table: 4,
};

/**
 * Makes blocks fit what a text can contain, losing as little as possible: blocks that are too deep become their
 * paragraphs, invalid links their words. A block that fits is returned as the same object.
 * @param changes is counted up
 */
export function fitBlocks(blocks: readonly RichNode[], changes: FitChanges): RichNode[] {
  return fitNodes(blocks, blockTypes, 1, changes);
}

function fitNodes(
  nodes: readonly RichNode[],
  allowed: readonly string[],
  depth: number,
  changes: FitChanges,
): RichNode[] {
  return nodes.flatMap((node) => {
    if (depth + (levelsBelow[node.type] ?? 0) > richTextMaxDepth) {
      changes.levels += 1;
      return leafBlocks(node).flatMap((leaf) => fitNode(leaf, allowed, depth, changes));
    }
    return fitNode(node, allowed, depth, changes);
  });
}

/** The blocks of a node that contain no others, in order. */
function leafBlocks(node: RichNode): readonly RichNode[] {
  const { content = [] } = node;
  const holdsBlocks = nodeRules.get(node.type)?.holds.some((type) => type !== 'text' && type !== 'hardBreak');
  return holdsBlocks ? content.flatMap(leafBlocks) : [node];
}

function fitNode(node: RichNode, allowed: readonly string[], depth: number, changes: FitChanges): RichNode[] {
  const rule = nodeRules.get(node.type);
  const attrs = rule && allowed.includes(node.type) ? fitAttributes(rule, node) : null;
  if (!rule || attrs === null) {
    changes.others += 1;
    return [];
  }
  if (attrs !== node.attrs) changes.others += 1;
  const content = node.content && fitNodes(node.content, rule.holds, depth + 1, changes);
  const marks = node.marks && fitMarks(node.marks, changes);
  const isSame = attrs === node.attrs && hasSameItems(content, node.content) && hasSameItems(marks, node.marks);
  return [isSame ? node : { ...node, attrs, ...(content && { content }), ...(marks && { marks }) }];
}

function fitMarks(marks: readonly RichMark[], changes: FitChanges): RichMark[] {
  return marks.filter((mark) => {
    const rule = markRules.get(mark.type);
    const isValid = rule !== undefined && fitAttributes(rule, mark) === mark.attrs;
    if (!isValid) changes[mark.type === 'link' ? 'links' : 'others'] += 1;
    return isValid;
  });
}

/**
 * Drops invalid attributes of a node or a mark.
 * @returns the same object if all are valid; null if the others are invalid without them
 */
function fitAttributes({ attrs: schema }: AttributeRule, { attrs }: Pick<RichNode, 'attrs'>): RichNode['attrs'] | null {
  const entries = Object.entries(attrs ?? {}).filter(([, value]) => value !== null);
  const result = schema.safeParse(Object.fromEntries(entries));
  if (result.success) return attrs;
  const invalid = new Set<unknown>(result.error.issues.flatMap((issue) => ('keys' in issue ? issue.keys : issue.path)));
  const rest = Object.fromEntries(entries.filter(([name]) => !invalid.has(name)));
  return schema.safeParse(rest).success ? rest : null;
}

function hasSameItems<Item>(items: readonly Item[] = [], others: readonly Item[] = []): boolean {
  return items.length === others.length && items.every((item, index) => item === others[index]);
}
