/**
 * Lists of references as forms, requests and responses have them: records of another entity, or names without a record.
 * Plain code without schemas, since lists and the history load it.
 */

/** One entry of a list of references. */
export interface Reference {
  /** The record; null for a name without one. */
  id: number | null;
  /** The record's name. The stored one is that of the last change, and stands in for a record that is gone. */
  name: string;
  /** The path of its public page; '' while visitors can't see it. */
  url: string;
}

/** Reads a list of references, from an array or its JSON, of ids, names or objects; undefined for anything else. */
export function readReferences(value: unknown): Reference[] | undefined {
  if (value === '' || value === null) return [];
  const parsed = typeof value === 'string' ? parsedJson(value) : value;
  if (!Array.isArray(parsed)) return undefined;
  const references = parsed.map(readReference);
  return references.every((each) => each !== undefined) ? references : undefined;
}

function readReference(value: unknown): Reference | undefined {
  if (typeof value === 'number') return { id: value, name: '', url: '' };
  if (typeof value === 'string') return { id: null, name: value, url: '' };
  if (typeof value !== 'object' || value === null) return undefined;
  const { id = null, name = '', url = '' } = { ...value } as Readonly<Record<string, unknown>>;
  const isReadable = (typeof id === 'number' || id === null) && typeof name === 'string' && typeof url === 'string';
  return isReadable ? { id, name, url } : undefined;
}

/** The text of a list of references in a form: '' for none. Without addresses, which a form does not change. */
export function referencesText(references: readonly Reference[]): string {
  return references.length === 0 ? '' : JSON.stringify(references.map(({ id, name }) => ({ id, name })));
}

/** What makes two references the same: the record, or the name regardless of case. */
export function referenceKey({ id, name }: Pick<Reference, 'id' | 'name'>): string {
  return id === null ? name.trim().toLowerCase() : `#${id}`;
}

/** The list without repetitions: the first of the same stays. */
export function distinctReferences<Each extends Pick<Reference, 'id' | 'name'>>(references: readonly Each[]): Each[] {
  const keys = references.map(referenceKey);
  return references.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Whether two lists have the same entries in the same order, whatever the records are called. */
export function isSameReferences(a: readonly Reference[], b: readonly Reference[]): boolean {
  return (
    a.length === b.length && a.every((each, index) => referenceKey(each) === referenceKey(b[index] ?? noReference))
  );
}

const noReference: Reference = { id: null, name: '', url: '' };

/**
 * Merges what two people have changed in a list: what one has added is added, what one has removed is removed. The order
 * is that of the first.
 */
export function mergeReferences(
  base: readonly Reference[],
  mine: readonly Reference[],
  theirs: readonly Reference[],
): Reference[] {
  const [before, others] = [keysOf(base), keysOf(theirs)];
  const own = keysOf(mine);
  const kept = mine.filter((each) => others.has(referenceKey(each)) || !before.has(referenceKey(each)));
  const added = theirs.filter((each) => !own.has(referenceKey(each)) && !before.has(referenceKey(each)));
  return [...kept, ...added];
}

const keysOf = (references: readonly Reference[]) => new Set(references.map(referenceKey));

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
