import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PorchlightProvider } from '../../theme/index.ts';
import { Link, LinkItems } from './index.ts';

const meta = {
  title: 'Navigation/Link',
  tags: ['new', 'since-0.1.0'],
  component: Link,
  args: { href: '/all-articles', children: 'All articles' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/all-articles');
  },
};

export const NewTab: Story = {
  args: { href: 'https://vote.gov/', newTab: true, children: 'Register to vote' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Register to vote (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Paths of the site use the router's link. Other URLs are plain anchors. */
export const ThroughTheRouter: Story = {
  render: () => (
    <PorchlightProvider linkComponent={({ href, ...rest }) => <a href={href} data-router="" {...rest} />}>
      <Link href="/events">Events</Link> · <Link href="mailto:hello@porchlight.example">Email us</Link>
    </PorchlightProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('data-router');
    await expect(canvas.getByRole('link', { name: 'Email us' })).not.toHaveAttribute('data-router');
  },
};

export const LongText: Story = {
  args: {
    children:
      'What the congregation of a small church on a red clay road can still teach the rest of us about deciding things together, in four meetings and one very long supper',
  },
};

/** In a menu a link to another site opens a new tab, and the same link may be there twice. */
export const InAMenu: Story = {
  tags: ['!autodocs'],
  parameters: { sheet: false },
  render: () => (
    <ul className="pl-list">
      <LinkItems
        links={['https://vote.gov/', 'mailto:hello@porchlight.example', '/vote', '/vote'].map((href) => ({
          text: 'Vote',
          href,
        }))}
      />
    </ul>
  ),
  play: async ({ canvas }) => {
    const names = ['Vote (opens in a new tab)', 'Vote', 'Vote', 'Vote'];
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
  },
};
