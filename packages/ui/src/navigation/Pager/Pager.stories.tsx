import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'Navigation/Pager',
  tags: ['new', 'since-0.1.0'],
  component: Pager,
  args: { page: 2, hasNext: true, pageCount: 4, hrefFor: (page: number) => `/gallery?page=${page}` },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/gallery?page=1');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/gallery?page=3');
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible();
  },
};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Next' })).toBeVisible();
  },
};

export const LastPage: Story = {
  args: { page: 4, hasNext: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

/** Of many pages, the first, the last and those beside this one. */
export const ManyPages: Story = {
  args: { page: 14, pageCount: 28 },
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByRole('link', { name: /^Page / }).map(({ textContent }) => textContent);
    await expect(numbers).toEqual(['1', '13', '14', '15', '28']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 14');
    await expect(canvas.getByRole('link', { name: 'Page 28' })).toHaveAttribute('href', '/gallery?page=28');
  },
};

export const ManyPagesPhone320: Story = {
  args: ManyPages.args,
  globals: { viewport: { value: 'phone320' } },
};

export const CountUnknown: Story = { args: { pageCount: undefined } };
