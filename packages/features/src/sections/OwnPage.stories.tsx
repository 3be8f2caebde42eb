import { sectionKinds } from '@porchlight/contract/sections/kinds';
import type { StoredSection } from '@porchlight/contract/sections/section';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { clearToken, clearUser, storeToken, storeUser } from '../api/index.ts';
import { mockResource } from '../testing/mock-api.ts';
import { samplePages } from '../testing/pages.ts';
import { publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import * as ownPage from './page.page.tsx';

const [base] = samplePages;
if (!base) throw new Error('The stories need a sample page.');

/** A quote, then opening hours and contact details beside each other. */
const sections = base.sections
  .filter(({ kind }) => ['quote', 'openingHours', 'contact'].includes(kind))
  .map(
    (section): StoredSection =>
      section.kind === 'openingHours' ? { ...section, values: { ...section.values, beside: 'even' } } : section,
  );
const record = { ...base, sections };

const meta = {
  title: 'Screens/Public/Pages made of sections',
  tags: ['!autodocs'],
  ...publicMeta(...mockResource('page', [record])),
  args: { ...publicMeta().args, ...ownPage, path: '/page/:id', at: '/page/3' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const quote = sectionKinds.quote.sample.text ?? '';

/** Visitors see no pencils. */
export const ForVisitors: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(quote)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Edit/ })).toBeNull();
  },
};

/** Editors see a pencil at each section, which leads to it in the form, and nothing has moved. */
export const ForEditors: Story = {
  beforeEach: () => {
    storeUser({ id: 1, username: 'ada', role: 'editor' });
    storeToken('story-token');
    return () => {
      clearToken();
      clearUser();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(quote)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Edit section: / })).toHaveLength(3));
    await expect(canvas.getByRole('link', { name: /^Edit section: Quote, / })).toHaveAttribute(
      'href',
      '/dashboard/edit-page/3#quote',
    );
    const pencil = canvas.getByRole('link', { name: /Quote/ }).parentElement;
    const [before, after] = [pencil?.previousElementSibling, pencil?.nextElementSibling];
    await expect(after?.getBoundingClientRect().top).toBe(before?.getBoundingClientRect().bottom);
  },
};
