import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement } from 'react';
import { expect } from 'storybook/test';
import { ContentCard } from '../../surfaces/ContentCard/index.ts';
import { longTitle, sampleText } from '../../testing/index.ts';
import { CardGrid } from './CardGrid.tsx';

const cards = [
  { title: 'Leaving some for the road', text: sampleText(2), date: '2026-02-11' },
  { title: longTitle, text: 'Four meetings and one very long supper.', date: '2024-10-30' },
  { title: 'Heirs’ property in plain words', text: sampleText(4), date: '2025-06-19' },
  { title: 'Salt', text: '', date: '2023-01-02' },
].map((card) => (
  <ContentCard
    key={card.title}
    kind="story"
    headingLevel={2}
    href="/story/1"
    image={null}
    seed={card.title}
    {...card}
  />
));

const meta = {
  title: 'Layout/CardGrid',
  tags: ['stable', 'since-0.1.0'],
  component: CardGrid,
  args: { children: cards },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const TwoColumns: Story = { args: { columns: 2 } };
/** For small cards, such as five portraits in one row. */
export const FiveColumns: Story = { args: { columns: 5 } };
/** On a tablet an odd last card takes the whole row. */
export const OddCardOnATablet: Story = {
  args: { children: cards.slice(0, 3) },
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvas }) => {
    const [, second, last] = canvas.getAllByRole('article');
    const grid = canvas.getByRole('list').getBoundingClientRect();
    await expect(last?.getBoundingClientRect().width).toBe(grid.width);
    // With two columns all pictures are as wide as their cards.
    await expect(second?.querySelector('[data-picture]')?.clientWidth).toBe(second?.clientWidth);
  },
};
/** On a phone the text of small cards is cut after two lines. */
export const DenseOnAPhone: Story = {
  args: { columns: 1, dense: true },
  globals: { viewport: { value: 'phone360' } },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    const [text = document.body] = canvas.getAllByText(/^When the store on Depot Street closed/);
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.clientHeight / lineHeight)).toBe(2);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};
/** On a phone the cards after the first have a small picture beside their title, and the date beside the link. */
export const OnAPhone: Story = {
  args: { children: cards.slice(0, 3) },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('article');
    await expect(second?.querySelector('[data-picture]')?.clientWidth).toBe(96);
    const [day, link] = ['time', 'a:last-of-type'].map((part) =>
      second?.querySelector(`.MuiCardContent-root > ${part}, .MuiCardActions-root > ${part}`)?.getBoundingClientRect(),
    );
    await expect(day?.top).toBeLessThan(link?.bottom ?? 0);
    await expect(day?.bottom).toBeGreaterThan(link?.top ?? 0);
  },
};
/** One column, for cards that are rows of a list. */
export const OneColumn: Story = {
  args: { columns: 1, children: cards.map((card) => cloneElement(card, { layout: 'row' })) },
};
export const One: Story = { args: { children: cards.slice(0, 1) } };

/** Renders nothing, not even an empty list. */
export const Empty: Story = {
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
