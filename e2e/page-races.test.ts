/**
 * Two people save one page at the same time: through the merge of the form and the calls of a real server, on SQLite.
 * `npm test` plays 250 races, `npm run test:all` 1,000.
 */
import type { StoredSection } from '@porchlight/contract/sections/section';
import { readSections } from '@porchlight/contract/sections/stored-sections';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { serverForAllTests } from '../apps/server/src/testing/test-server.ts';
import { apiErrorFrom } from '../packages/features/src/api/api-error.ts';
import {
  chosenSections,
  sectionConflictFields,
  sectionVersions,
} from '../packages/features/src/editor/merge-section-fields.ts';
import { saveWithMerge } from '../packages/features/src/editor/save-with-merge.ts';
import { definitionOf } from '../packages/features/src/entity/entity-definition.ts';
import { testScope } from '../scripts/test-scope.ts';

const races = testScope === 'core' ? 250 : 1000;
const server = serverForAllTests();
const definition = definitionOf('page');

/** A page as its calls return it. */
interface Page {
  id: number;
  version: number;
  sections: readonly StoredSection[];
}

const section = (id: string, text: string): StoredSection => ({
  ...{ id, kind: 'quote', version: 1 },
  values: { text, cite: 'Eulis', detail: '', after: null, buttons: [], tone: 'plain' },
});
const wordsOf = (each: StoredSection | undefined) => each?.values.text;
const find = (sections: readonly StoredSection[], id: string) => sections.find((each) => each.id === id);

/** Two people, in the order in which the generated edits name them. */
const people = ['Ida', 'Odell'] as const;

/** What a person does to a section: its place is counted from the start and around. */
interface Edit {
  type: 'edit' | 'move' | 'delete' | 'add';
  place: number;
  to: number;
}

function edited(sections: readonly StoredSection[], { type, place, to }: Edit, person: string) {
  const from = place % sections.length;
  const current = sections[from] as StoredSection;
  if (type === 'edit') return sections.with(from, section(current.id, `${person} has changed ${current.id}`));
  if (type === 'delete') return sections.toSpliced(from, 1);
  if (type === 'add') return sections.toSpliced(from + 1, 0, section(`of-${person}`, `${person} has added this`));
  return sections.toSpliced(from, 1).toSpliced(to % sections.length, 0, current);
}

/** How two people meet, with the edits of both, and what has to be asked. */
const meetings = {
  'both edit different sections': (place, to) => ({
    edits: [edit(place), edit(to % 5 === place % 5 ? to + 1 : to)],
    asked: 'nothing',
  }),
  'both edit the same section': (place) => ({ edits: [edit(place), edit(place)], asked: 'the section' }),
  'one moves what the other edits': (place, to) => ({
    edits: [{ type: 'move', place, to }, edit(place)],
    asked: 'nothing',
  }),
  'one deletes what the other edits': (place) => ({
    edits: [{ type: 'delete', place, to: 0 }, edit(place)],
    asked: 'the section',
  }),
  'both add': (place, to) => ({
    edits: [
      { type: 'add', place, to: 0 },
      { type: 'add', place: to, to: 0 },
    ],
    asked: 'nothing',
  }),
} satisfies Record<string, (place: number, to: number) => { edits: [Edit, Edit]; asked: 'nothing' | 'the section' }>;

function edit(place: number): Edit {
  return { type: 'edit', place, to: 0 };
}

async function call(url: string, values: object): Promise<Page> {
  const response = await server.post(url, values);
  const body: unknown = response.json();
  if (response.statusCode >= 400) throw apiErrorFrom(response.statusCode, body);
  return Reflect.get(Object(body), 'page');
}

beforeAll(() => call('/api/add-page', { title: 'Warms up the server' }));

/** Saves the sections of a person's form, who chooses that version wherever they are asked. @returns what was asked */
async function save(base: Page, mine: readonly StoredSection[], choice: 'mine' | 'theirs') {
  const asked: string[] = [];
  await saveWithMerge({
    ...{ definition, base: { ...base }, values: { sections: JSON.stringify(mine) }, changed: ['sections'] },
    update: async (values, { version }) => ({
      ...(await call(`/api/update-single-page/${base.id}`, { ...values, version })),
    }),
    async resolveConflicts(versions) {
      const three = sectionVersions('sections', versions);
      if (!three) throw new Error('The sections can’t be read.');
      const fields = sectionConflictFields('sections', three);
      asked.push(...fields.map(({ name }) => name));
      const choices = Object.fromEntries(fields.map(({ name }) => [name, choice]));
      return { sections: { text: chosenSections('sections', three, choices) } };
    },
    onRebase: () => {},
    create: () => Promise.reject(new Error('Nobody has deleted the page.')),
    restore: () => Promise.reject(new Error('Nobody has deleted the page.')),
    resolveDeletion: () => Promise.reject(new Error('Nobody has deleted the page.')),
  });
  return asked;
}

const race = fc.record({
  meeting: fc.constantFrom(...(Object.keys(meetings) as (keyof typeof meetings)[])),
  place: fc.nat(4),
  to: fc.nat(4),
  /** Who is the first to save: the requests of both are sent at once. */
  isReversed: fc.boolean(),
  choice: fc.constantFrom('mine', 'theirs'),
});

test(`${races} races of two people on one page: nothing is lost without a question, and nothing is there twice`, async () => {
  await fc.assert(
    fc.asyncProperty(race, async ({ meeting, place, to, isReversed, choice }) => {
      const start = ['a', 'b', 'c', 'd', 'e'].map((id) => section(id, `the words of ${id}`));
      const base = await call('/api/add-page', { title: 'Our porch', sections: start });
      const { edits, asked } = meetings[meeting](place, to);
      const forms = edits.map((each, index) => edited(start, each, people[index] ?? ''));
      const saves = forms.map((form) => () => save(base, form, choice));
      const questions = (await Promise.all((isReversed ? saves.toReversed() : saves).map((each) => each()))).flat();

      const { page }: { page: Page } = (
        await server.asStaff({ url: `/api/get-single-page/${base.id}?state=any` })
      ).json();
      const sections = readSections(page.sections) ?? [];
      const target = start[place % start.length]?.id ?? '';
      // Both have saved, unless one who was asked has left it at the other's version.
      expect(questions).toEqual(asked === 'nothing' ? [] : [`sections section ${target}`]);
      if (asked === 'nothing') expect(page.version).toBe(base.version + 2);
      // Nothing is doubled.
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      expect(new Set(sections.map(wordsOf)).size).toBe(sections.length);
      // What either has changed, added, deleted or moved is there, and what nobody touched too.
      for (const id of new Set([...start, ...forms.flat()].map((each) => each.id))) {
        const [before, ...after] = [start, ...forms].map((list) => wordsOf(find(list, id)));
        const changed = after.filter((words) => words !== before);
        const words = wordsOf(find(sections, id));
        if (changed.length < 2) expect(words, `section ${id}`).toBe(changed.length === 0 ? before : changed[0]);
        else expect(changed, `section ${id}`).toContain(words);
      }
      const order = (list: readonly StoredSection[]) => list.map(({ id }) => id).filter((id) => find(start, id));
      const moved = forms.find((_, index) => edits[index]?.type === 'move') ?? start;
      expect(order(sections)).toEqual(order(moved).filter((id) => find(sections, id)));
      for (const person of people) {
        const id = `of-${person}`;
        const form = forms.find((list) => find(list, id));
        if (!form) continue;
        // What is added is where it was put: after the same section, or after what the other has added there.
        const above = form[form.findIndex((each) => each.id === id) - 1]?.id;
        const idsAbove = sections
          .slice(
            0,
            sections.findIndex((each) => each.id === id),
          )
          .map((each) => each.id);
        expect(idsAbove.findLast((each) => !each.startsWith('of-'))).toBe(above);
      }
    }),
    { numRuns: races, seed: 43 },
  );
});
