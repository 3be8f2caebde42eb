import { iconListSection } from '@porchlight/contract/sections/icon-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columnPlace, samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { IconListSection } from './index.ts';

const meta = {
  title: 'Sections/List of points',
  tags: ['new', 'since-0.1.0'],
  component: IconListSection,
  args: { ...sectionArgs(iconListSection), place: samplePlace },
  argTypes: sectionArgTypes(iconListSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IconListSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What we collect' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Recipes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Photos' })).toHaveAttribute('href', '/gallery');
  },
};

/** Without a heading of their own, the points' titles are one level higher. */
export const WithoutHeading: Story = {
  args: { title: '', lead: '', text: null, linkText: '', link: null },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recipes' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** A link that leads nowhere is left out, its text is not. */
export const WithBrokenLinks: Story = {
  args: { link: null, items: [{ title: 'Voices', text: null, link: null }] },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Voices')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(iconListSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(iconListSection, 'long'), parameters: { sheet: false } };

/** In a column: without a background, and with a smaller heading. */
export const InColumn: Story = { args: { place: columnPlace }, parameters: { sheet: false } };
