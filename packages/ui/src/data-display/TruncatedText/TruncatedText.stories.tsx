import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, sampleText } from '../../testing/index.ts';
import { TruncatedText } from './index.ts';

const meta = {
  title: 'Data display/TruncatedText',
  tags: ['stable', 'since-0.1.0'],
  component: TruncatedText,
  args: { text: sampleText(3), href: '/story/7', linkContext: 'Leaving some for the road' },
} satisfies Meta<typeof TruncatedText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A teaser in a list: 300 characters, and a link that includes the title. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more Leaving some for the road' })).toHaveAttribute(
      'href',
      '/story/7',
    );
    const cut = canvas.getByText(/garden.*…/s);
    await expect(cut).toBeVisible();
    const shown = cut.firstChild?.textContent ?? '';
    await expect(shown.length).toBeLessThanOrEqual(301);
    // The last word is a whole one.
    await expect(sampleText(3)).toMatch(new RegExp(`^${shown.slice(0, -1)}[\\s.,;:]`));
  },
};

export const ShortEnough: Story = {
  args: { text: 'Four rows of collards.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Where there is less room: 30, 50 or 100 characters, without a link. */
export const Title: Story = {
  args: { text: longTitle, maxCharacters: 50, href: undefined },
  render: (args) => (
    <>
      {[30, 50, 100].map((maxCharacters) => (
        <p key={maxCharacters}>
          <TruncatedText {...args} maxCharacters={maxCharacters} />
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByText(/^What the congregation/).map((each) => each.textContent);
    await expect(texts).toEqual([
      'What the congregation of a…',
      'What the congregation of a small church on a red…',
      'What the congregation of a small church on a red clay road can still teach the rest of us about…',
    ]);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Renders nothing, and no link. */
export const Empty: Story = { args: { text: '' } };
