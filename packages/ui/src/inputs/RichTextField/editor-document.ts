import type { RichMark, RichNode } from '@porchlight/contract/rich-text';
import { documentFormValue, documentOf, readDocument } from '@porchlight/contract/rich-text-strings';
import type { JSONContent } from '@tiptap/core';

/** Converts a form value to the editor's content. */
export function editorContent(value: string): JSONContent {
  const { content } = readDocument(value) ?? documentOf(value);
  return {
    type: 'doc',
    content: content.length > 0 ? content.filter(hasContent).map(editorNode) : [{ type: 'paragraph' }],
  };
}

/** Nodes that the editor needs a paragraph in. */
const needsParagraph = ['listItem', 'blockquote', 'tableCell', 'tableHeader'];
const emptyParagraph: RichNode = { type: 'paragraph' };

function editorNode({ type, attrs, content, text, marks }: RichNode): JSONContent {
  const filled = content ?? (needsParagraph.includes(type) ? [emptyParagraph] : undefined);
  return {
    type,
    ...(attrs && { attrs }),
    ...(filled && { content: filled.filter(hasContent).map(editorNode) }),
    ...(text && { text }),
    ...(marks && { marks: marks.map((mark) => ({ ...mark, attrs: { ...mark.attrs } })) }),
  };
}

/** Whether a node can stand in the editor: a list or a table needs items. */
function hasContent({ type, content = [] }: RichNode): boolean {
  return content.length > 0 || !['bulletList', 'orderedList', 'table'].includes(type);
}

/**
 * Converts the editor's content to a form value, as the server stores it: without attributes that have their default.
 */
export function formValue({ content = [] }: JSONContent): string {
  const nodes = content.map(storedNode);
  // Drops the empty last paragraph that the editor adds after a picture.
  while (nodes.at(-1)?.type === 'paragraph' && !nodes.at(-1)?.content) nodes.pop();
  return documentFormValue({ version: 1, type: 'doc', content: nodes });
}

/** Default values of attributes. */
const defaultAttrs: Readonly<Record<string, unknown>> = { colspan: 1, rowspan: 1, start: 1 };

/** Converts a node of the editor, without attributes that have their default. */
export function storedNode({ type = '', attrs, content, text, marks }: JSONContent): RichNode {
  return {
    type,
    ...nonDefaultAttrs(attrs),
    ...(content && content.length > 0 && { content: content.map(storedNode) }),
    ...(text !== undefined && { text }),
    ...(marks && { marks: marks.map((mark): RichMark => ({ type: mark.type, ...nonDefaultAttrs(mark.attrs) })) }),
  };
}

function nonDefaultAttrs(attrs: Record<string, unknown> = {}): { attrs?: Record<string, unknown> } {
  const entries = Object.entries(attrs).filter(([name, value]) => value !== null && value !== defaultAttrs[name]);
  return entries.length > 0 ? { attrs: Object.fromEntries(entries) } : {};
}
