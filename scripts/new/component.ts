import { componentGroups } from '../import-rules.ts';
import { type GeneratedFiles, InvalidInput } from './generated-files.ts';
import { namesOf } from './names.ts';

/**
 * Generates a component with its stories.
 * @param path its group and its name, as in 'surfaces/PriceTag'
 * @throws Refused for an invalid name and for an unknown group
 */
export function newComponent(path: string): GeneratedFiles {
  const [name = '', group = ''] = path.split('/').reverse();
  if (!componentGroups.includes(group))
    throw new InvalidInput(`There is no group '${group}'. Choose one of: ${componentGroups.join(', ')}.`);
  const heading = group.replace(/^./, (letter) => letter.toUpperCase()).replace('-', ' ');
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
  title: '${heading}/${type}',
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
    edits: {},
    next: `Look at it: npm run storybook. Then take its reference pictures: npm run update-sheets -- ${type}`,
  };
}
