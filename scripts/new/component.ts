import { namesOf } from './names.ts';
import type { Writing } from './writing.ts';

/**
 * A component with its stories.
 * @throws Refused for a name that is none
 */
export function newComponent(name: string): Writing {
  const { type, words } = namesOf(name);
  const folder = `packages/ui/src/${type}`;
  return {
    files: {
      [`${folder}/${type}.tsx`]: `import Paper, { type PaperProps } from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Props of \`${type}\`: those of MUI's \`Paper\`, and what it says. */
export interface ${type}Props extends PaperProps {
  /** What stands in it. */
  children: ReactNode;
}

/**
 * Says what a ${words} is for. Renders a \`<div>\`.
 *
 * - **When**: say where it belongs.
 * - **Not for**: say what else is for that.
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
import { longTitle } from '../CardFrame/sample-content.ts';
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
    next: `Look at it: npm run storybook. Then take the pictures of its states: npm run update-sheets -- ${type}`,
  };
}
