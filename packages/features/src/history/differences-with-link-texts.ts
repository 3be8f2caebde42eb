import type { FieldKind } from '@porchlight/contract/fields';
import { linkParts } from '@porchlight/contract/links';
import type { HistoryChange } from '@porchlight/ui/data-display/HistoryList';
import { replaceTexts } from './stored-texts.ts';

/** Kinds of fields whose values hold links. */
const kindsWithLinks: readonly FieldKind[] = ['sections', 'items', 'link'];

/** The links to pages and records in changes, as they are stored, each once. */
export function linksOfChanges(changes: readonly HistoryChange[]): string[] {
  const links = new Set<string>();
  for (const change of changes) {
    replaceLinks(change, (text) => {
      const { type } = linkParts(text);
      if (type === 'page' || type === 'record') links.add(text);
      return text;
    });
  }
  return [...links];
}

/** A change in which links say what they lead to; those without a text are left as they are. */
export function replaceLinks(change: HistoryChange, textOf: (link: string) => string): HistoryChange {
  if (!kindsWithLinks.includes(change.kind)) return change;
  const replaced = (value: HistoryChange['from']) =>
    typeof value === 'string' ? replaceTexts(change.kind, value, textOf) : value;
  return { ...change, from: replaced(change.from), to: replaced(change.to) };
}
