import { entityOf, type ResourceName, resourceNames } from '../../packages/contract/src/entities.ts';
import { type Field, fieldsOfKind } from '../../packages/contract/src/fields.ts';
import { descriptionFile } from '../../packages/contract/src/validate-entities.ts';
import { factOf, pictureFields, pictureProp } from './displayed-fields.ts';
import { type GeneratedFiles, InvalidInput } from './generated-files.ts';
import { namesOf } from './names.ts';

/**
 * Generates the public pages of an entity: the list, and one for each record, based on its fields.
 * @throws Refused for an unknown entity, or one that already has pages
 */
export function newPage(name: string): GeneratedFiles {
  const { key, keys, type, kebab, kebabs, words, title } = namesOf(name);
  const resource = resourceNames.find((each) => each === key) as ResourceName | undefined;
  if (!resource) throw new InvalidInput(`There is no entity ${key}. The entities are: ${resourceNames.join(', ')}.`);
  const { fields, mainField, publicUrl, dated } = entityOf(resource);
  if (publicUrl) throw new InvalidInput(`${descriptionFile(key)} already has a publicUrl.`);
  const [image] = fieldsOfKind(fields, 'image');
  const [date] = fieldsOfKind(fields, 'date', 'dateTime');
  const [text] = fieldsOfKind(fields, 'longText');
  const [slug] = fieldsOfKind(fields, 'slug');
  const address = `urls.${key}(${key}.id${slug ? `, ${key}.${slug}` : ''})`;
  const pictured = image && pictureProp(key, image);
  const displayedFields = [mainField, slug, date, text].flatMap((field) => (field ? [`'${field}'`] : []));
  if (image === 'image') displayedFields.push('...shownPictureFields');
  else if (image) displayedFields.push(...pictureFields.map((field) => `'${image}${field}'`));
  const folder = `packages/features/src/${kebabs}`;
  const many = title.toLowerCase();
  const fieldCode = (field: string | undefined) => (field ? `${key}.${field}` : 'null');
  const dateCode = date && fields[date] ? dateOnCard(fieldCode(date), fields[date]) : '';
  const otherFields = Object.entries(fields).filter(([field]) => field !== mainField && field !== text);
  const facts = otherFields.flatMap(([field, description]) => factOf(`${key}.${field}`, description) ?? []);
  const drawnPicture = pictured
    ? `<RecordPicture record={${pictured}} seed={recordSeed('${key}', ${key})} priority />`
    : '';
  const factList = facts.length > 0 ? `<FactList facts={[${facts.join('')}].filter(({ value }) => value)} />` : '';
  const sort = dated ? 'soonest' : `-${date ?? 'created_at'}`;
  const usedCodes = resourceNames.flatMap((each) => entityOf(each).search?.code ?? []);
  const search = [
    `code: ${Math.max(...usedCodes) + 1}`,
    `one: '${type.replace(/(?!^)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)}'`,
    `many: '${title}'`,
    ...(text ? [`body: '${text}'`] : []),
    ...(date ? [`date: '${date}'`] : []),
  ].join(', ');
  return {
    files: {
      [`${folder}/${kebabs}.page.tsx`]: `import { formatLongDate } from '@porchlight/contract/dates';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { ContentCards, PagedCards, pagedList, pagedPage, recordPicture, recordSeed, shownPictureFields } from '../records/index.ts';
import { SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';

const ${key}List = pagedList('${key}', urls.${keys}, { sort: '${sort}', excerpt: listTruncationCharacters + 1 }, {
  shows: [${displayedFields.join(', ')}],
});

/** All ${many}, page by page. */
export function Component() {
  return (
    <>
      <SitePageHeader title="${title}" seed="${kebabs}" />
      <PagedCards
        list={${key}List}
        label="All ${many}"
        title="The list of ${many}"
        empty={<EmptyState text="There are no ${many} yet." />}
      >
        {(records) => (
          <ContentCards
            kind="story"
            headingLevel={2}
            isAtTop
            records={records}
            card={(${key}) => ({
              title: ${key}.${mainField},
              href: ${address},
              ${text ? `text: ${fieldCode(text)},` : ''}
              ${pictured ? `...recordPicture(${pictured}),` : ''}
              ${dateCode}
              seed: recordSeed('${key}', ${key}),
            })}
          />
        )}
      </PagedCards>
    </>
  );
}

/** Records and heads of the list's pages. */
export const page = pagedPage(${key}List, {
  lists: ['${key}'],
  head: () => ({
    title: '${title}',
    description: 'All ${many}.',
    canonicalPath: urls.${keys},
    quilt: { seed: '${kebabs}' },
  }),
});
`,
      [`${folder}/${kebab}.page.tsx`]: `import { entities, type ${type} } from '@porchlight/contract/entities';
import { formatMoney } from '@porchlight/contract/money';
import { Columns } from '@porchlight/ui/layout/Columns';
import { FactList } from '@porchlight/ui/data-display/FactList';
import { Link } from '@porchlight/ui/navigation/Link';
import { LongDate } from '@porchlight/ui/data-display/LongDate';
import { Prose } from '@porchlight/ui/data-display/Prose';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { longText, RecordHeader, RecordPicture, recordPage, recordSeed, ShareThisPage } from '../records/index.ts';
import { pictureUrl, urls } from '../urls/index.ts';

const list = { text: '${title}', href: urls.${keys} };

/** A ${words} as its page shows it. */
export function Detail({ record: ${key} }: { record: ${type} }) {
  return (
    <article>
      <RecordHeader name="${key}" list={list} title={${key}.${mainField}} />
      <Section spacing="none">
        <Stack spacing={4}>
          ${drawnPicture && factList ? `<Columns ratio="wide-start">${drawnPicture}${factList}</Columns>` : drawnPicture + factList}
          ${text ? `{${fieldCode(text)} && <Prose {...longText(${key}, '${text}')} />}` : ''}
          <ShareThisPage path={urls.${key}(${key}.id)} title={${key}.${mainField}} label="Share this ${words}" />
        </Stack>
      </Section>
    </article>
  );
}

/** One ${words}. */
export const { Component, page } = recordPage('${key}', {
  Detail,
  list,
  seeAll: 'See all ${many}',
  summarize: (${key}) => ({
    title: ${key}.${mainField},
    description: ${text ? fieldCode(text) : fieldCode(mainField)},
    ${image ? `imageUrl: pictureUrl(${fieldCode(image)}),` : ''}
  }),
});
`,
      [`${folder}/${type}Pages.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mockResource } from '../testing/mock-api.ts';
import { publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { sampleRecords } from '../testing/sample-records.ts';
import * as ${key}Page from './${kebab}.page.tsx';
import * as ${keys}Page from './${kebabs}.page.tsx';

const records = sampleRecords('${key}');

const meta = {
  title: 'Screens/Public/${title}',
  tags: ['!autodocs'],
  ...publicMeta(...mockResource('${key}', records)),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = { ...${keys}Page, path: '/${kebabs}' };
const detail = { ...${key}Page, path: '/${kebab}/:id', at: '/${kebab}/1' };

export const List: Story = {
  args: list,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: records[0]?.${mainField} })).toBeVisible();
  },
};

export const ListEmpty: Story = { args: list, parameters: { msw: mockResource('${key}', []) } };
export const ListLoading: Story = { args: list, parameters: { msw: mockResource('${key}', [], 'waiting') } };

export const Detail: Story = {
  args: detail,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: records[0]?.${mainField} })).toBeVisible();
  },
};

/** The record does not exist. */
export const DetailMissing: Story = { args: { ...detail, at: '/${kebab}/99' } };
`,
    },
    edits: {
      [descriptionFile(key)]: (before) =>
        before.replace(/^import /m, "import { urls } from '../page-urls.ts';\nimport ").replace(
          /\n {2}\},\n\);\s*$/,
          `
    open: ['list', 'single'],
    publicUrl: ({ id${slug ? `, ${slug}` : ''} }) => urls.${key}(id${slug ? `, ${slug}` : ''}),
    paged: true,
    search: { ${search} },
  },
);
`,
        ),
      // Links in texts and fields lead to it.
      'packages/contract/src/rich-text-records.ts': (before) => before.replace(/(\(story\|[\w|-]+)\)/, `$1|${kebab})`),
      'packages/contract/src/page-names.ts': (before) =>
        before.replace("  gallery: 'Gallery',", (line) => `  ${keys}: '${title}',\n${line}`),
      'packages/contract/src/page-urls.ts': (before) =>
        before.replace(
          '  gallery:',
          `  ${keys}: '/${kebabs}',\n  ${key}: ${slug ? `(id: number | string, slug?: string) => withSlug(\`/${kebab}/\${id}\`, slug)` : `(id: number | string) => \`/${kebab}/\${id}\``},\n  gallery:`,
        ),
    },
    next: `Visitors can read ${many} now. To add them to the search: npm run new migration`,
  };
}

/** Code for a card's date. A date with a label of its own, such as a deadline, is shown with the label as subtitle. */
function dateOnCard(value: string, { kind, label, displayLabel = label }: Field): string {
  if (displayLabel === 'Date') return `date: ${value},`;
  const time = kind === 'dateTime' ? ', { withTime: true }' : '';
  return `subtitle: ${value} && \`${displayLabel}: \${formatLongDate(${value}${time})}\`,`;
}
