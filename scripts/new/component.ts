import { layers } from '../import-rules.ts';
import { type GeneratedFiles, InvalidInput } from './generated-files.ts';
import { namesOf } from './names.ts';

const uiPackage = 'packages/ui/package.json';

/**
 * Generates a component with its stories.
 * @param path its group and its name, as in 'cards/PriceTag'; without a group it is one of the primitives
 * @throws Refused for an invalid name and for an unknown group
 */
export function newComponent(path: string): GeneratedFiles {
  const [name = '', group = 'primitives'] = path.split('/').reverse();
  const groups = layers['packages/ui/src']?.flat().filter((each) => each !== 'hooks' && each !== 'theme') ?? [];
  if (!groups.includes(group))
    throw new InvalidInput(`There is no group '${group}'. Choose one of: ${groups.join(', ')}.`);
  const { type, words } = namesOf(name);
  const folder = `packages/ui/src/${group}/${type}`;
  return {
    files: {
      [`${folder}/${type}.tsx`]: `import Paper, { type PaperProps } from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Props of \`${type}\`: those of MUI's \`Paper\` and its content. */
export interface ${type}Props extends PaperProps {
  /** The content. */
  children: ReactNode;
}

/**
 * Describe what a ${words} is for. Renders a \`<div>\`.
 *
 * - **When**: say where it belongs.
 * - **Not for**: say what to use instead.
 */
export function ${type}({ children, ...rest }: ${type}Props) {
  return (
    <Root variant="outlined" {...rest}>
      {children}
    </Root>
  );
}

const Root = styled(Paper)(({ theme }) => ({ padding: theme.spacing(3) }));
`,
      [`${folder}/${type}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { ${type} } from './index.ts';

const meta = {
  title: 'Surfaces/${type}',
  tags: ['new', 'since-0.1.0'],
  component: ${type},
  args: { children: 'Two hours on a Friday' },
} satisfies Meta<typeof ${type}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two hours on a Friday')).toBeVisible();
  },
};

export const LongText: Story = { args: { children: longTitle } };
`,
      [`${folder}/index.ts`]: `export { ${type}, type ${type}Props } from './${type}.tsx';\n`,
    },
    edits: {
      [uiPackage]: (text) => {
        const described = JSON.parse(text);
        described.exports[`./${type}`] = `./src/${group}/${type}/index.ts`;
        return JSON.stringify(described, null, 2);
      },
    },
    next: `Look at it: npm run storybook. Then take its reference pictures: npm run update-sheets -- ${type}`,
  };
}
