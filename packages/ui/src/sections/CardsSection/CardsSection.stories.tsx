import { cardsSection } from '@porchlight/contract/sections/cards';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { CardsSection } from './index.ts';

const meta = {
  title: 'Sections/Cards',
  tags: ['new', 'since-0.1.0'],
  component: CardsSection,
  args: { ...sectionArgs(cardsSection), place: samplePlace },
  argTypes: sectionArgTypes(cardsSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CardsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Our programs' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'See all our programs' })).toHaveAttribute('href', '/events');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Eat' })).toBeVisible();
  },
};

/** Links to other sites, without a heading. */
export const Rows: Story = {
  args: {
    title: '',
    lead: '',
    link: null,
    look: 'row',
    columns: '2',
    items: sectionArgs(cardsSection).items.map((item) => ({
      ...item,
      link: { href: 'https://www.loc.gov/collections', newTab: true },
      linkText: '',
    })),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('loc.gov');
    await expect(canvas.getByRole('link', { name: /^Eat \(opens in a new tab\)/ })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

/** The card without a picture has its quilt block. */
export const WithPictures: Story = {
  args: {
    look: 'picture',
    items: sectionArgs(cardsSection).items.map((item, index) => ({
      ...item,
      picture: index === 0 ? { src: '/images/field.svg', alt: 'Collards along a wire fence' } : null,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Collards along a wire fence' })).toBeVisible();
  },
};

/** A card whose link leads nowhere is shown without a link. */
export const WithBrokenLink: Story = {
  args: {
    link: null,
    items: sectionArgs(cardsSection, 'required').items,
  },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Learn' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(cardsSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(cardsSection, 'long'), parameters: { sheet: false } };
