import { type GeneratedFiles, InvalidInput } from './generated-files.ts';
import { namesOf } from './names.ts';

/**
 * Generates a kind of section: its description, its line in the table, its component with stories.
 * @param name as in 'guest-book'
 * @throws InvalidInput for an invalid name
 */
export function newSection(name: string): GeneratedFiles {
  const { key, kebab, type, words } = namesOf(name);
  if (key.endsWith('Section')) throw new InvalidInput('Leave ‘section’ out of the name: it is added.');
  const label = words.replace(/^./, (letter) => letter.toUpperCase());
  const component = `${type}Section`;
  const folder = `packages/ui/src/sections/${component}`;
  return {
    files: {
      [`packages/contract/src/sections/${kebab}.ts`]: `import { defineSection } from './section.ts';
import { buttonsField, toneField } from './shared-fields.ts';

export const ${key}Section = defineSection({
  label: '${label}',
  use: 'Say in one sentence when an editor needs it.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', required: true },
    text: { kind: 'longText', label: 'Text' },
    buttons: buttonsField,
    tone: toneField,
  },
  sample: {
    title: 'The door is open',
    text: 'Come on up.',
    buttons: [{ text: 'Plan a visit', link: 'page:contact', look: 'usual' }],
    tone: 'plain',
  },
});
`,
      [`${folder}/${component}.tsx`]: `import type { ${key}Section } from '@porchlight/contract/sections/${kebab}';
import { Stack } from '../../layout/Stack/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import { SectionText } from '../SectionText/index.ts';
import { sectionButtons } from '../section-buttons.tsx';
import type { SectionPropsOf } from '../section-props.ts';

export type ${component}Props = SectionPropsOf<typeof ${key}Section>;

/**
 * Describe what the section shows.
 *
 * - **When**: say where it belongs.
 * - **Not for**: say which kind to use instead.
 */
export function ${component}({ title, text, buttons, tone, place, ...rest }: ${component}Props) {
  const shownButtons = sectionButtons(buttons);
  return (
    <PlacedSection title={title} tone={tone} place={place} {...rest}>
      <Stack>
        <SectionText text={text} />
        {shownButtons && (
          <Stack direction="row" spacing={2}>
            {shownButtons}
          </Stack>
        )}
      </Stack>
    </PlacedSection>
  );
}
`,
      [`${folder}/${component}.stories.tsx`]: `import { ${key}Section } from '@porchlight/contract/sections/${kebab}';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { ${component} } from './index.ts';

const meta = {
  title: 'Sections/${label}',
  tags: ['new', 'since-0.1.0'],
  component: ${component},
  args: { ...sectionArgs(${key}Section), place: samplePlace },
  argTypes: sectionArgTypes(${key}Section),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The door is open' })).toBeVisible();
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(${key}Section, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(${key}Section, 'long'), parameters: { sheet: false } };
`,
      [`packages/features/src/sections/views/${kebab}.tsx`]: `import { ${component} } from '@porchlight/ui/sections/${component}';
import { buttons, type SectionViews, view } from '../section-view.ts';

export const ${key}Views: SectionViews = {
  ${key}: view<'${key}'>(${component}, { title: 'text', text: 'longText', buttons, tone: 'value' }),
};
`,
      [`${folder}/index.ts`]: `export { ${component}, type ${component}Props } from './${component}.tsx';\n`,
    },
    edits: {
      'packages/contract/src/sections/kinds.ts': (text) =>
        text
          .replace(/^import .*keysOf.*$/m, (line) => `${line}\nimport { ${key}Section } from './${kebab}.ts';`)
          .replace(/(export const sectionKinds = \{[^}]*)/, `$1  ${key}: ${key}Section,\n`),
      'packages/features/src/sections/section-views.ts': (text) =>
        text
          .replace(
            /^\} as const satisfies /m,
            (line) => `  ${/^\w+$/.test(kebab) ? kebab : `'${kebab}'`}: () => import('./views/${kebab}.tsx'),\n${line}`,
          )
          .replace(/(const filesByKind: [^{]*\{)/, (line) => `${line}\n  ${key}: '${kebab}',`),
    },
    next: `Describe its fields and its use. Look at it: npm run storybook. Then take its reference pictures: npm run update-sheets -- ${component}`,
  };
}
