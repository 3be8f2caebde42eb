import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EntityTable } from '../EntityTable/index.ts';
import { programColumns, programs } from '../EntityTable/sample-rows.ts';
import { Heading } from '../Heading/index.ts';
import { SchemeSwitch } from '../SchemeSwitch/index.ts';
import { sampleItems } from '../Sidebar/sample-items.ts';
import { DashboardShell } from './DashboardShell.tsx';

const signOut = fn();

const meta = {
  title: 'Layout/DashboardShell',
  tags: ['new', 'since-0.1.0'],
  component: DashboardShell,
  parameters: { frame: { inline: false, heightPx: 640 }, layout: 'fullscreen' },
  args: {
    organizationName: 'Porchlight Institute',
    userName: 'ruth.freeman',
    items: sampleItems(signOut),
    currentHref: '/dashboard/articles',
    schemeSwitch: <SchemeSwitch />,
    children: (
      <>
        <Heading level={1} size={2} style={{ marginBlockEnd: 24 }}>
          Articles
        </Heading>
        <EntityTable
          label="Articles"
          rows={programs}
          columns={programColumns}
          createHref="/dashboard/create-article"
          createLabel="Create article"
          viewHref={(row) => `/dashboard/show-article/${row.id}`}
          editHref={(row) => `/dashboard/edit-article/${row.id}`}
          onDelete={fn()}
        />
      </>
    ),
  },
} satisfies Meta<typeof DashboardShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Articles' }, { timeout: 10_000 });
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
    await userEvent.click(menu);
    // The table gives the room back that it took meanwhile.
    const main = canvas.getByRole('main');
    await waitFor(() =>
      expect(canvas.getByRole('grid').getBoundingClientRect().right).toBeLessThanOrEqual(
        main.getBoundingClientRect().right,
      ),
    );
    await expect(main).toHaveAttribute('tabindex', '-1');
    await expect(canvas.getByRole('link', { name: /Skip/ })).toHaveAttribute('href', '#main');
  },
};

/** A drawer: focus goes in, Escape closes it and gives focus back. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, canvasElement }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
    await userEvent.click(menu);
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab({ shift: true });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(menu).toHaveFocus();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

/** Choosing an entry closes the drawer. spec 2.3 */
export const ClosesOnChoice: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    signOut.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(signOut).toHaveBeenCalledOnce();
  },
};

/** Back closes the drawer: it would lie over the screen that somebody went back to. */
export const ClosesOnBack: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** It lies over the whole window, so it has no place among the pictures of a sheet. */
export const DrawerOpen: Story = {
  parameters: { sheet: false },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: {
    organizationName: 'The Greater Harmon County Institute for Community Development and Heritage',
    userName: 'a.very.long.user.name.that.somebody.chose@example.org',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** The skip link stands over the bar and everything else while it has the focus: what is seen there is the link. */
const showsSkipLink: Story['play'] = async ({ canvas }) => {
  await userEvent.tab();
  const link = canvas.getByRole('link', { name: 'Skip to the content' });
  await expect(link).toHaveFocus();
  const { left, top, width, height } = link.getBoundingClientRect();
  for (const [x, y] of [
    [left + 4, top + 4],
    [left + width / 2, top + height / 2],
    [left + width - 4, top + height - 4],
  ] as const)
    await expect(document.elementFromPoint(x, y)).toBe(link);
};

export const SkipLinkOnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  parameters: { sheet: false },
  play: showsSkipLink,
};
export const SkipLinkOnATablet: Story = {
  globals: { viewport: { value: 'tablet768' } },
  parameters: { sheet: false },
  play: showsSkipLink,
};
export const SkipLinkOnADesk: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  parameters: { sheet: false },
  play: showsSkipLink,
};
