/** Links to records of this site in documents. Plain data without schemas, since public pages load it. */

import { attribute, type RichMark } from './rich-text.ts';

/** A record that a link leads to. */
export interface LinkedRecord {
  /** Name of its entity, which has public pages. */
  name: string;
  id: number;
}

/** Matches paths of this site's record pages. */
const recordPage = /^\/(story|article|event|election|podcast|topic|page|form)\/([1-9]\d{0,14})(?=[?#]|$)/;

/** The record whose page has a path; undefined for other paths. @param path may have a query and a fragment */
export function recordAt(path: string): LinkedRecord | undefined {
  const [, name, id] = recordPage.exec(path) ?? [];
  return name ? { name, id: Number(id) } : undefined;
}

/** The record that a mark links to, by its entity and id or by its path; undefined for other marks. */
export function linkedRecord(mark: RichMark): LinkedRecord | undefined {
  if (mark.type !== 'link') return undefined;
  const [name, id] = [attribute(mark, 'entity'), Number(attribute(mark, 'id'))];
  return name && id > 0 ? { name, id } : recordAt(attribute(mark, 'href'));
}

/** Whether a link is marked as leading to a record that visitors can't see. */
export function isGone({ attrs }: RichMark): boolean {
  return attrs?.gone === true;
}
