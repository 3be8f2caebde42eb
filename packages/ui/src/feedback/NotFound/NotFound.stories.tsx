import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Feedback/NotFound',
  tags: ['new', 'since-0.1.0'],
  component: NotFound,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

/** Links to popular pages. */
export const WithLinks: Story = {
  args: {
    links: [
      { text: 'Ruby’s Food Pantry', href: '/ruby%27s-food-pantry' },
      { text: 'What’s on', href: '/events' },
      { text: 'Search', href: '/search' },
    ],
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Popular pages' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Ruby’s Food Pantry', 'What’s on', 'Search']);
  },
};

export const MissingRecord: Story = {
  args: {
    title: 'This story is gone',
    text: 'An error occurred while fetching the research data.',
    homeHref: '/stories',
    homeText: 'All stories',
  },
};

export const LongText: Story = { args: { title: longTitle, text: longTitle, homeText: longTitle } };
