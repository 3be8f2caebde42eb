import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePages } from '../../testing/index.ts';
import { BottomBar, BottomBarFit } from './index.ts';

const meta = {
  title: 'Navigation/BottomBar',
  tags: ['new', 'since-0.1.0'],
  component: BottomBar,
  args: { links: samplePages, currentPath: '/all-articles' },
  parameters: { frame: { onPhones: false }, layout: 'fullscreen' },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Articles');
    await expect(canvas.getAllByRole('link')).toHaveLength(samplePages.length);
  },
};

export const PageNotInTheBar: Story = {
  args: { currentPath: '/article/3' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};

/** The link of the list that the page's record is in is marked as well. */
export const OnARecordOfAList: Story = {
  tags: ['!autodocs'],
  parameters: { sheet: false },
  args: {
    links: samplePages.map((page) => (page.text === 'Articles' ? { ...page, detailPath: '/article/' } : page)),
    currentPath: '/article/3',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: true }).map((link) => link.textContent)).toEqual(['Articles']);
  },
};

export const LongText: Story = {
  args: { links: samplePages.map((link) => ({ ...link, text: `${link.text} in Marrow Creek` })) },
};

/** On phones it is hidden, also for screen readers; the menu replaces it. */
export const OnAPhone: Story = {
  tags: ['!autodocs'],
  parameters: { sheet: false },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Whoever edits the links reads how many of them fit. */
export const Fit: Story = {
  tags: ['!autodocs'],
  parameters: { sheet: false },
  render: ({ links }) => (
    <>
      <BottomBarFit links={links} windowPx={4000} />
      <BottomBarFit links={links} windowPx={400} />
      <BottomBarFit links={links.slice(0, 1)} windowPx={1280} />
    </>
  ),
  play: async ({ canvas }) => {
    const [all, some, one] = canvas.getAllByRole('status');
    await expect(all).toHaveTextContent(`All ${samplePages.length} links fit into one row in a window of 4000 px.`);
    await expect(some).toHaveTextContent(/^\d of \d+ links fit into one row .+ The others are in \d more rows\.$/);
    await expect(one).toHaveTextContent('The link fits into the bar in a window of 1280 px.');
  },
};

/** Without links there is no bar. */
export const Empty: Story = {
  tags: ['!autodocs'],
  parameters: { sheet: false },
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
