import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, sampleLongText, unbrokenText } from '../../surfaces/CardFrame/sample-content.ts';
import { Link } from '../Link/index.ts';
import { Steps } from './index.ts';

const meta = {
  title: 'Navigation/Steps',
  tags: ['stable', 'since-0.1.0'],
  component: Steps,
  args: {
    items: [
      { title: 'Fill in the application', text: <Link href="/pdfs/application.pdf">Download it</Link> },
      { title: 'Bring it on a Thursday', text: 'Between ten and four. Somebody will read it with you.' },
      { title: 'Take your first box home', text: 'The same day.' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual([
      'Fill in the application',
      'Bring it on a Thursday',
      'Take your first box home',
    ]);
  },
};

export const OneStep: Story = { args: { items: [{ title: 'Call us' }] } };
export const LongText: Story = {
  args: {
    items: [
      { title: longTitle, text: sampleLongText },
      { title: 'Sign it', text: sampleLongText },
    ],
  },
};

export const Phone320: Story = {
  args: { items: [{ title: unbrokenText, text: unbrokenText }] },
  globals: { viewport: { value: 'phone320' } },
};
