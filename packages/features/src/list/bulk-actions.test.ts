import { expect, test } from 'vitest';
import { definitionOf, editableDefinition } from '../entity/entity-definition.ts';
import { bulkActions } from './bulk-actions.tsx';
import { bulkFields } from './bulk-fields.ts';

type Name = Parameters<typeof definitionOf>[0];

const actionsOf = (name: Name, canWrite = true) => {
  const changes: unknown[] = [];
  const actions = bulkActions({
    definition: editableDefinition(definitionOf(name), () => canWrite, null),
    canWrite,
    FieldInput: () => null,
    changeMany: async (change) => {
      changes.push(change);
      return [];
    },
  });
  return { changes, actions, labels: actions.map(({ label }) => label) };
};

test('an editor can do to several articles what can be done to one', () => {
  expect(actionsOf('article').labels).toEqual([
    ...['Publish', 'Send for review', 'Unpublish', 'Archive'],
    ...['Add topics', 'Remove topics', 'Change a field'],
    'Delete',
  ]);
});

test('an author sends for review and changes, but does not publish', () => {
  expect(actionsOf('article', false).labels).toEqual([
    ...['Send for review', 'Add topics', 'Remove topics', 'Change a field'],
    'Delete',
  ]);
});

test('for records without states and topics there is less to do', () => {
  expect(actionsOf('media').labels).toEqual(['Add tags', 'Change a field', 'Delete']);
  expect(actionsOf('user').labels).toEqual(['Delete']);
});

test('fields that several records can share are changed, not titles, addresses, files and long texts', () => {
  const fieldsOf = (name: Name) => bulkFields(editableDefinition(definitionOf(name), () => true, null));
  expect(fieldsOf('event')).toEqual(
    expect.arrayContaining(['date', 'end_date', 'all_day', 'status', 'flag', 'venue', 'visible_until']),
  );
  for (const name of ['title', 'slug', 'image', 'description', 'state', 'publish_at', 'date_announced_later'])
    expect(fieldsOf('event')).not.toContain(name);
  expect(fieldsOf('media')).toEqual(expect.arrayContaining(['credit', 'licence', 'tags']));
  expect(fieldsOf('donation')).not.toContain('amount');
  expect(bulkFields(editableDefinition(definitionOf('event'), () => false, null))).not.toContain('visible_until');
});

test('tags are added to those that each picture has, once', async () => {
  const sent: unknown[] = [];
  const actions = bulkActions({
    definition: editableDefinition(definitionOf('media'), () => true, null),
    canWrite: true,
    FieldInput: () => null,
    changeMany: async (_, records) => {
      sent.push(...records.map(({ values }) => values));
      return [];
    },
  });
  const rows = [
    { id: 1, version: 1, tags: 'garden, Porch' },
    { id: 2, version: 1, tags: '' },
  ];
  await actions.find(({ label }) => label === 'Add tags')?.run(rows, () => {}, { tags: 'porch,  quilt' });
  expect(sent).toEqual([{ tags: 'garden, Porch, quilt' }, { tags: 'porch, quilt' }]);
});

test('topics are added and removed without naming the others, and a field gets its value', async () => {
  const { actions, changes } = actionsOf('article');
  const run = async (label: string, entered: Record<string, unknown>) =>
    actions.find((each) => each.label === label)?.run([], () => {}, entered);
  await run('Add topics', { topics: [3, 'Soil'] });
  await run('Remove topics', { topics: [3] });
  await run('Change a field', { subtitle: 'Minutes' });
  expect(changes).toEqual([
    { verb: 'Changed', action: 'update', add: { topics: [3, 'Soil'] } },
    { verb: 'Changed', action: 'update', remove: { topics: [3] } },
    { verb: 'Changed', action: 'update', values: { subtitle: 'Minutes' } },
  ]);
});
