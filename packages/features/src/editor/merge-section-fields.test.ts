import type { AnyRecord } from '@porchlight/contract/entity';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { readSections } from '@porchlight/contract/sections/stored-sections';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/index.ts';
import { definitionOf } from '../entity/entity-definition.ts';
import { chosenSections, sectionConflictFields, sectionVersions } from './merge-section-fields.ts';
import { saveWithMerge } from './save-with-merge.ts';

const quote = (id: string, text: string): StoredSection => ({
  id,
  kind: 'quote',
  version: 1,
  values: { text, cite: 'Eulis', detail: '', tone: 'plain' },
});
const pageOf = (version: number, ...sections: StoredSection[]): AnyRecord => ({
  id: 7,
  version,
  title: 'How we began',
  sections,
});
const base = pageOf(1, quote('a', 'One'), quote('b', 'Two'));

/** Saves sections of a form after someone else has saved `current`. */
function saveAfter(current: AnyRecord, sections: StoredSection[]) {
  const sent = { sections: JSON.stringify(sections) };
  const update = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(409, { code: 'stale_version', message: 'Changed.', current }))
    .mockImplementation(async (values: object) => ({ ...current, ...values, version: 3 }));
  const resolveConflicts = vi.fn(async () => null);
  const onRebase = vi.fn();
  const saved = saveWithMerge({
    ...{ definition: definitionOf('page'), base, values: sent, changed: ['sections'] },
    ...{ update, resolveConflicts, onRebase },
    create: async () => base,
    restore: async () => base,
    resolveDeletion: async () => 'back',
  });
  return { saved, update, resolveConflicts, onRebase };
}

test('two people change different sections of a page: the second to save is not asked, and saves both changes', async () => {
  const current = pageOf(2, quote('a', 'One'), quote('b', 'Theirs'));
  const { saved, update, resolveConflicts, onRebase } = saveAfter(current, [quote('b', 'Two'), quote('a', 'Mine')]);
  expect(await saved).toMatchObject({ merged: ['sections'] });
  expect(resolveConflicts).not.toHaveBeenCalled();
  const sections = [quote('b', 'Theirs'), quote('a', 'Mine')];
  expect(readSections(update.mock.lastCall?.[0].sections)).toEqual(sections);
  // The form shows what is saved.
  expect(onRebase).toHaveBeenCalledExactlyOnceWith(current, ['sections'], { sections: JSON.stringify(sections) });
});

test('they change the same section: it is asked', async () => {
  const { saved, resolveConflicts } = saveAfter(pageOf(2, quote('a', 'Theirs'), quote('b', 'Two')), [
    quote('a', 'Mine'),
    quote('b', 'Two'),
  ]);
  await expect(saved).rejects.toMatchObject({ code: 'stale_version' });
  expect(resolveConflicts).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ comparison: { conflicts: ['sections'], mine: [], theirs: [] } }),
  );
});

const mine = [quote('b', 'Two'), quote('a', 'Mine'), quote('c', 'New')];
const theirs = pageOf(2, quote('a', 'Theirs'), quote('d', 'Added'), quote('b', 'Two'));
const versions = sectionVersions('sections', { base, current: theirs, sent: { sections: JSON.stringify(mine) } });

test('only the section that both have changed is a question, with both versions', () => {
  expect(versions && sectionConflictFields('sections', versions)).toEqual([
    {
      name: 'sections section a',
      label: 'Section: Quote',
      kind: 'sections',
      isUndivided: true,
      base: { text: expect.stringContaining('One') },
      mine: { text: expect.stringContaining('Mine') },
      theirs: { text: expect.stringContaining('Theirs') },
    },
  ]);
});

test('the choice for a section is merged with everything that was not asked', () => {
  const chosen = versions && readSections(chosenSections('sections', versions, { 'sections section a': 'theirs' }));
  expect(chosen).toEqual([quote('b', 'Two'), quote('a', 'Theirs'), quote('d', 'Added'), quote('c', 'New')]);
});

test('a deleted section is shown as deleted, and the order is asked once', () => {
  const three = [quote('a', 'One'), quote('b', 'Two'), quote('c', 'Three')] as const;
  const [a, b, c] = three;
  const fields = sectionConflictFields('sections', {
    base: [...three, quote('x', 'X')],
    mine: [b, a, c],
    theirs: [a, c, b, quote('x', 'Changed')],
  });
  expect(fields.map(({ label, mine: own }) => [label, own.text])).toEqual([
    ['Section: Quote', 'Deleted'],
    ['Order of the sections', expect.stringMatching(/^1\. Quote, Quote: Two\n2\. Quote, Quote: One/)],
  ]);
});

test('topics that two people add and remove at the same time are merged without a question', async () => {
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name, index) => ({ id: index + 1, name, url: '' }));
  const story = (version: number, topics: object[]): AnyRecord => ({ id: 7, version, title: 'Rain', topics });
  const current = story(
    2,
    [a, b, d].flatMap((each) => each ?? []),
  );
  const update = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(409, { code: 'stale_version', message: 'Changed.', current }))
    .mockImplementation(async (values: object) => ({ ...current, ...values, version: 3 }));
  await saveWithMerge({
    ...{
      definition: definitionOf('story'),
      base: story(
        1,
        [a, b].flatMap((each) => each ?? []),
      ),
      changed: ['topics'],
    },
    values: { topics: JSON.stringify([c, a]) },
    ...{ update, resolveConflicts: async () => null, onRebase: () => undefined },
    create: async () => current,
    restore: async () => current,
    resolveDeletion: async () => 'back',
  });
  const [sent] = update.mock.lastCall ?? [];
  expect(JSON.parse(sent.topics).map(({ name }: { name: string }) => name)).toEqual(['C', 'A', 'D']);
});
