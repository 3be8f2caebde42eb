/** Stored files in documents: pictures, films and what belongs to those. */

import { attribute, fileAttributes, type RichDocument, type RichNode } from './rich-text.ts';

/** Names of the stored pictures in a document. */
export function pictureNames({ content }: Pick<RichDocument, 'content'>): string[] {
  return content.flatMap((node) => [
    ...(node.type === 'picture' ? [attribute(node, 'name')] : []),
    ...pictureNames({ content: node.content ?? [] }),
  ]);
}

/** Names of all stored files in a document: pictures, films, and their captions and posters. */
export function fileNamesIn({ content }: Pick<RichDocument, 'content'>): string[] {
  return content.flatMap((node) => [
    ...(fileAttributes[node.type] ?? []).map((name) => attribute(node, name)).filter((name) => name !== ''),
    ...fileNamesIn({ content: node.content ?? [] }),
  ]);
}

/** Returns the kind of a stored file that a document names, by its extension. */
export function documentFileKind(name: string): 'image' | 'film' | 'captions' {
  if (/\.(?:mp4|webm)$/.test(name)) return 'film';
  return name.endsWith('.vtt') ? 'captions' : 'image';
}

/** Returns a copy of a document in which `change` has been applied to the names of all stored files. */
export function mapFileNames(document: RichDocument, change: (name: string) => string): RichDocument {
  const map = (node: RichNode): RichNode => {
    const attributes = fileAttributes[node.type]?.filter((name) => attribute(node, name) !== '') ?? [];
    const changed = attributes.map((name) => [name, change(attribute(node, name))]);
    return {
      ...node,
      ...(changed.length > 0 && { attrs: { ...node.attrs, ...Object.fromEntries(changed) } }),
      ...(node.content && { content: node.content.map(map) }),
    };
  };
  return { ...document, content: document.content.map(map) };
}
