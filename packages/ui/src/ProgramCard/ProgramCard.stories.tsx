import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longTitle, scrollsSideways, unbrokenText } from '../CardFrame/sample-content.ts';
import { CardGrid } from '../CardGrid/index.ts';
import { ProgramCard } from './index.ts';

const programs = [
  { title: 'Food and health', text: 'Free groceries every Thursday and Friday, no papers asked.', block: 'basket' },
  {
    title: 'Culture and heritage',
    text: 'Porch talks, oral history, and the quilts of five counties.',
    block: 'log-cabin',
  },
  { title: 'Democracy', text: 'A reading room, candidate forums, and rides to the polls.', block: 'north-star' },
  { title: 'Forest careers', text: 'Paid training with the forest service, from seventeen up.', block: 'pine-tree' },
] as const;

const meta = {
  title: 'Surfaces/ProgramCard',
  tags: ['stable', 'since-0.1.0'],
  component: ProgramCard,
  args: { ...programs[0], href: '/health-and-wellness', headingLevel: 2 },
  decorators: [(Story, { parameters }) => <div style={{ maxWidth: parameters.isWide ? 1160 : 360 }}>{Story()}</div>],
} satisfies Meta<typeof ProgramCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Food and health' });
    const words = canvas.getByText('Learn more').getBoundingClientRect();
    await expect(link).toHaveAttribute('href', '/health-and-wellness');
    await expect(document.elementFromPoint(words.left + 4, words.top + 4)).toBe(link);
  },
};

/** The four programs, each with its own block. */
export const FourPrograms: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <CardGrid columns={4}>
      {programs.map((program) => (
        <ProgramCard key={program.title} {...args} {...program} />
      ))}
    </CardGrid>
  ),
};

export const LongText: Story = { args: { title: longTitle, text: longText } };
export const WithoutText: Story = { args: { text: undefined } };
export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone320: Story = {
  args: { title: unbrokenText },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
};
