import type { GeneratedFiles } from './generated-files.ts';
import { namesOf } from './names.ts';

/**
 * Generates an entity with its dashboard screens: description, registration, stories.
 * @throws Refused for an invalid name
 */
export function newEntity(name: string): GeneratedFiles {
  const { key, keys, type, kebab, kebabs, table, words, title } = namesOf(name);
  return {
    files: {
      [`packages/contract/src/entities/${kebab}.ts`]: `import { defineEntity } from '../entity.ts';

/** ${title}. */
export const ${key} = defineEntity(
  {
    image: { kind: 'image', label: 'Image' },
    title: { kind: 'text', label: 'Title', required: true },
    slug: { kind: 'slug', label: 'Slug' },
    date: { kind: 'date', label: 'Date', proposed: 'today' },
    description: { kind: 'longText', label: 'Description' },
  },
  {
    table: '${table}',
    noun: '${kebab}',
    listKey: '${keys}',
    singleKey: '${key}',
    area: 'content',
    singular: '${words}',
    plural: '${title}',
    sidebar: { label: '${title}', icon: 'book', group: 'Content' },
    screens: { list: '${kebabs}', one: '${kebab}' },
    mainField: 'title',
    columns: ['title', 'date'],
    defaultSort: '-date',
  },
);
`,
      [`packages/features/src/${kebabs}/${type}Dashboard.stories.tsx`]: `import type { Meta } from '@storybook/react-vite';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { sampleRecords } from '../testing/sample-records.ts';

const meta = {
  title: 'Screens/Dashboard/${title}',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('${key}', sampleRecords('${key}'));
${storyNames.map((story) => `export const ${story} = stories.${story};`).join('\n')}
`,
    },
    edits: {
      'packages/contract/src/entities.ts': (text) =>
        text
          .replace(/^import \{ team \}/m, `import { ${key} } from './entities/${kebab}.ts';\nimport { team }`)
          .replace('  team,\n', `  ${key},\n  team,\n`)
          .replace(/(export type ActionNetwork = .*\n)/, `$1export type ${type} = RecordOf<'${key}'>;\n`),
    },
    next: `Describe its fields in packages/contract/src/entities/${kebab}.ts. If visitors can see it: npm run new page ${kebab}
Then generate its table: npm run new migration`,
  };
}

const storyNames = ['List', 'Create', 'Edit', 'Show'];
