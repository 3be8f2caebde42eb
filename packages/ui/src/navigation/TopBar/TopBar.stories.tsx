import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SchemeSwitch } from '../../inputs/SchemeSwitch/index.ts';
import { sampleGroups, samplePrograms, withinPortals } from '../../testing/index.ts';
import { MobileMenu } from '../MobileMenu/index.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Navigation/TopBar',
  tags: ['new', 'since-0.1.0'],
  component: TopBar,
  args: {
    links: samplePrograms,
    currentPath: '/culture-and-heritage',
    searchHref: '/search',
    donateHref: 'https://donate.example.org/porchlight',
    menu: <MobileMenu groups={sampleGroups} />,
    children: <SchemeSwitch />,
  },
  parameters: { frame: { inline: false, heightPx: 240 }, layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    const programs = within(canvas.getByRole('navigation', { name: 'Programs' })).getAllByRole('link');
    await expect(programs.map((link) => link.getAttribute('href'))).toEqual(samplePrograms.map(({ href }) => href));
    await expect(canvas.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
    await expect(canvas.getByRole('link', { name: 'Culture and heritage' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Signed-in users see a link to the dashboard. */
export const SignedIn: Story = {
  args: { showProfile: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  },
};

/** On a record's page they also see a link to its form. */
export const SignedInOnARecord: Story = {
  args: { showProfile: true, editHref: '/dashboard/edit-event/7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/dashboard/edit-event/7');
  },
};

/** After scrolling 50 px it is fixed and has a Donate button. At the top it is in its place again. */
export const Scrolled: Story = {
  render: (args) => (
    <>
      <TopBar {...args} />
      <p style={{ height: 2000, padding: 24 }}>A long page</p>
    </>
  ),
  play: async ({ canvas }) => {
    const donate = () => canvas.queryByRole('link', { name: 'Donate (opens in a new tab)' });
    await expect(donate()).toBeNull();
    const bar = canvas.getByRole('navigation', { name: 'Programs' }).closest('[data-night]');
    scrollTo({ top: 50, behavior: 'instant' });
    await expect(bar).toHaveAttribute('data-fixed', 'false');
    scrollTo({ top: 51, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-fixed', 'true'));
    await waitFor(() => expect(bar?.getBoundingClientRect().top).toBe(0));
    await expect(donate()).toBeVisible();
    await expect(bar).not.toHaveStyle({ boxShadow: 'none' });
    scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-fixed', 'false'));
  },
};

/** The menu without JavaScript: one link per line, as wide as the screen. */
export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'phone360' } },
  parameters: { sheet: 'played', frame: { inline: false, heightPx: 640 } },
  decorators: [(Story) => <div style={{ minHeight: 640 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Menu'));
    const menu = await withinPortals(canvasElement).findByRole('dialog', { name: 'Menu' });
    const links = within(menu).getAllByRole('link');
    const boxes = links.map((link) => link.getBoundingClientRect());
    for (const [index, { top, width, height }] of boxes.entries()) {
      await expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
      await expect(width).toBeGreaterThan(menu.clientWidth * 0.8);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const LongText: Story = {
  args: { links: samplePrograms.map((link) => ({ ...link, text: `${link.text}, ${link.text}` })) },
};

/** More links than the bar has room for are reached by scrolling it, and the page stays as wide as it was. */
export const ManyLinks: Story = {
  tags: ['!autodocs'],
  parameters: { sheet: false },
  args: {
    linksLabel: 'What we offer',
    links: Array.from({ length: 30 }, (_, index) => ({
      text: `Program number ${index + 1}`,
      href: `/program-${index}`,
    })),
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'What we offer' })).getAllByRole('link');
    links.at(-1)?.focus();
    await waitFor(() => expect(links.at(-1)?.getBoundingClientRect().right).toBeLessThan(window.innerWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithoutLinks: Story = {
  tags: ['!autodocs'],
  parameters: { sheet: false },
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Programs' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Search' })).toBeVisible();
  },
};
