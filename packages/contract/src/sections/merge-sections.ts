/** Three-way merging of the sections of a page, by their ids. Plain code without schemas. */

import type { StoredSection } from './section.ts';

type Sections = readonly StoredSection[];

/** Three versions of a page's sections: before both changes, and after each of them. */
export interface SectionVersions {
  base: Sections;
  mine: Sections;
  theirs: Sections;
}

/** Which of two versions to keep. */
export type SectionChoice = 'mine' | 'theirs';

/** A section that both sides changed differently. A version is undefined if the section is not in it. */
export interface SectionConflict {
  id: string;
  base: StoredSection | undefined;
  mine: StoredSection | undefined;
  theirs: StoredSection | undefined;
}

/** What has to be asked before two versions can be merged. */
export interface SectionConflicts {
  sections: SectionConflict[];
  /** Both sides brought the sections into a different order. */
  order: boolean;
}

/** Finds what both sides changed differently: only that has to be asked. */
export function sectionConflicts({ base, mine, theirs }: SectionVersions): SectionConflicts {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  const ids = [...new Set([...theirs, ...mine].map(({ id }) => id))];
  const sections = ids
    .map((id) => ({ id, base: before.get(id), mine: own.get(id), theirs: other.get(id) }))
    .filter((each) => changedVersion(each) === undefined);
  return { sections, order: movedBy({ base, mine, theirs }) === 'both' };
}

/** The choices for conflicts: by the id of a section, and for the order. */
export interface SectionChoices {
  sections?: Readonly<Record<string, SectionChoice>>;
  order?: SectionChoice;
}

/**
 * Merges two versions of a page's sections: what only one side has changed, added, moved or deleted is taken over.
 * @param choices for everything that `sectionConflicts` found; without a choice, mine is kept
 */
export function mergeSections(versions: SectionVersions, choices: SectionChoices = {}): StoredSection[] {
  const { base, mine, theirs } = versions;
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  const merged = new Map<string, StoredSection>();
  for (const { id } of [...mine, ...theirs]) {
    const each = { id, base: before.get(id), mine: own.get(id), theirs: other.get(id) };
    const section = each[changedVersion(each) ?? choices.sections?.[id] ?? 'mine'];
    if (section) merged.set(id, section);
  }
  const moved = movedBy(versions);
  const leads = moved === 'both' ? (choices.order ?? 'mine') : moved;
  const order = leads === 'mine' ? mergedOrder(mine, theirs) : mergedOrder(theirs, mine);
  return order.flatMap((id) => merged.get(id) ?? []);
}

/** The side whose order counts: that which has moved sections that are in all versions; 'both' if both have, differently. */
function movedBy({ base, mine, theirs }: SectionVersions): SectionChoice | 'both' {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  const orderOf = (list: Sections) =>
    JSON.stringify(idsOf(list).filter((id) => before.has(id) && own.has(id) && other.has(id)));
  const [start, first, second] = [base, mine, theirs].map(orderOf);
  if (first === start || first === second) return 'theirs';
  return second === start ? 'mine' : 'both';
}

/** The side that has changed a section, or either if both agree; undefined if both changed it differently. */
function changedVersion({ base, mine, theirs }: SectionConflict): SectionChoice | undefined {
  if (isSameValue(mine, theirs) || isSameValue(base, mine)) return 'theirs';
  return isSameValue(base, theirs) ? 'mine' : undefined;
}

/** The ids of the first list, with those of the second that it lacks after their predecessors there. */
function mergedOrder(leading: Sections, other: Sections): string[] {
  const order = idsOf(leading);
  let place = 0;
  for (const id of idsOf(other)) {
    const found = order.indexOf(id);
    if (found === -1) order.splice(place, 0, id);
    place = (found === -1 ? place : found) + 1;
  }
  return order;
}

/** Whether two stored values are the same, whatever the order of their keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  const [first, second] = [definedEntries(a), new Map(definedEntries(b))];
  return (
    first.length === second.size &&
    first.every(([key, value]) => second.has(key) && isSameValue(value, second.get(key)))
  );
}

/** JSON has no undefined values. */
const definedEntries = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, each]) => each !== undefined);

const idsOf = (sections: Sections) => sections.map(({ id }) => id);

const byId = (sections: Sections): ReadonlyMap<string, StoredSection> =>
  new Map(sections.map((section) => [section.id, section]));
