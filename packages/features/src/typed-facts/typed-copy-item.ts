import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { entityOf } from '@porchlight/contract/entities';
import type { ReplacedCopy, TypedCopy } from '@porchlight/contract/typed-copies';
import type { Item } from '@porchlight/ui/data-display/ItemList';
import { textAsRead } from '../entity/index.ts';

/** Identifies a copy in the list. */
export const copyKey = ({ resource, id, field, copy }: TypedCopy) => JSON.stringify([resource, id, field, copy]);

/** The request that replaces a copy. */
export function replacementOf({ resource, id, field, copy }: TypedCopy, fact: string): ReplacedCopy {
  return { resource, id, field, copy, fact };
}

/** The requests for those copies that only one fact can replace. */
export function unambiguous(copies: readonly TypedCopy[]): ReplacedCopy[] {
  return copies.flatMap((copy) => {
    const [fact, ...others] = copy.facts;
    return fact && others.length === 0 ? [replacementOf(copy, fact)] : [];
  });
}

interface ItemActions {
  /** Whether the copy is replaced together with others; without it, it can't be. */
  choice?: Item['choice'];
  onReplace: (copy: TypedCopy, fact: string) => Promise<void>;
  onIgnore: (copy: TypedCopy) => Promise<void>;
}

/** A copy as an item of the list: its record, the sentence with the copy marked, and what can be done. */
export function typedCopyItem(copy: TypedCopy, { choice, onReplace, onIgnore }: ItemActions): Item {
  const { resource, id, title, place, section, before, after, facts, is_old } = copy;
  const { singular, singleton } = entityOf(resource);
  const urls = dashboardUrls[resource];
  return {
    id: copyKey(copy),
    title: textAsRead(title),
    choice,
    mark: is_old ? 'Earlier value' : undefined,
    lines: [`${singular.charAt(0).toUpperCase()}${singular.slice(1)}, ${place}`],
    passage: { before: textAsRead(before), match: copy.copy, after: textAsRead(after) },
    actions: [
      ...facts.map((fact) => ({ label: `Replace with {${fact}}`, onClick: () => onReplace(copy, fact) })),
      {
        label: 'Edit',
        href: (singleton ? urls.list : urls.edit(id)) + (section ? `#${encodeURIComponent(section)}` : ''),
      },
      { label: 'Ignore', onClick: () => onIgnore(copy) },
    ],
  };
}
