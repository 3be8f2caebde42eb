import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CardFrame, CardTitle, type CardTitleProps } from './index.ts';
import { longTitle } from './sample-content.ts';

/** A card with a title and a line. */
const titled = (title: Omit<CardTitleProps, 'level'>) => (
  <div style={{ padding: 24 }}>
    <CardTitle level={2} {...title} />
    <p>On the maps of 1832, 1911 and 1964.</p>
  </div>
);

const meta = {
  title: 'Surfaces/CardFrame',
  tags: ['new', 'since-0.1.0'],
  component: CardFrame,
  args: { children: titled({ title: 'Three names for one creek', href: '#creek' }) },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof CardFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is clickable through the link in its title. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Three names for one creek' });
    const card = canvas.getByRole('article', { name: 'Three names for one creek' }).getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + 8, card.bottom - 8)).toBe(link);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Plain: Story = { args: { variant: 'elevation' } };

/** A card without a link does not look clickable. */
export const WithoutLink: Story = {
  args: { children: titled({ title: 'Odessa Tillman', href: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Odessa Tillman' })).toBeVisible();
  },
};

/** A title is cut at 100 characters. */
export const LongTitle: Story = {
  args: { children: titled({ title: longTitle, href: '#long' }) },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('link').textContent ?? '';
    await expect(shown.endsWith('…')).toBe(true);
    await expect([...shown].length).toBeLessThanOrEqual(101);
  },
};

/** A card that opens a new tab says so, with an icon and in its accessible name. */
export const NewTab: Story = {
  args: { children: titled({ title: 'Job openings', href: 'https://www.fs.usda.gov/', newTab: true }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Job openings (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    // Wherever the lines break, the icon stays beside the last word, if both fit on one line.
    const heading = canvas.getByRole('heading');
    const words = document.createRange();
    words.selectNodeContents(link.firstChild as Text);
    const sign = within(heading).getByTestId('OpenInNewIcon');
    for (let width = 130; width <= 240; width += 2) {
      heading.style.width = `${width}px`;
      const lastLine = [...words.getClientRects()].at(-1);
      const { top, height } = sign.getBoundingClientRect();
      await expect(top + height / 2, `at ${width} px`).toBeGreaterThan(lastLine?.top ?? 0);
      await expect(top + height / 2, `at ${width} px`).toBeLessThan(lastLine?.bottom ?? 0);
    }
    heading.style.width = '';
  },
};
