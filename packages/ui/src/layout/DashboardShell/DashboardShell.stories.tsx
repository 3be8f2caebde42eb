import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EntityTable } from '../../data-display/EntityTable/index.ts';
import { programTable } from '../../data-display/EntityTable/sample-rows.tsx';
import { Heading } from '../../data-display/Heading/index.ts';
import { SchemeSwitch } from '../../inputs/SchemeSwitch/index.ts';
import { sampleAccountItems, sampleGroups, sampleNewItems } from '../../navigation/Sidebar/sample-items.ts';
import { DashboardShell } from './DashboardShell.tsx';

const signOut = fn();

const meta = {
  title: 'Layout/DashboardShell',
  tags: ['new', 'since-0.1.0'],
  component: DashboardShell,
  parameters: { frame: { inline: false, heightPx: 640 }, layout: 'fullscreen' },
  args: {
    organizationName: 'Porchlight Institute',
    homeHref: '/dashboard',
    userName: 'ruth.freeman',
    groups: sampleGroups(signOut),
    newItems: sampleNewItems,
    accountItems: sampleAccountItems(signOut),
    onSearch: fn(),
    searchKeys: ['/', 'Ctrl K'],
    onCollapse: fn(),
    currentHref: '/dashboard/articles',
    schemeSwitch: <SchemeSwitch />,
    children: (
      <>
        <Heading level={1} size={2} style={{ marginBlockEnd: 24 }}>
          Articles
        </Heading>
        <EntityTable
          {...programTable}
          createHref="/dashboard/create-article"
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
  play: async ({ canvas, args }) => {
    await canvas.findByRole('grid', { name: 'Articles' });
    const menu = canvas.getByRole('button', { name: 'Menu' });
    const sidebar = canvas.getByRole('navigation', { name: 'Dashboard' });
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(menu);
    await expect(args.onCollapse).toHaveBeenLastCalledWith(true);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    // The icons stay, and can be used.
    await expect(sidebar.getBoundingClientRect().width).toBeLessThanOrEqual(64);
    await expect(canvas.getByRole('link', { name: 'Podcasts' })).toBeVisible();
    await userEvent.click(menu);
    await expect(args.onCollapse).toHaveBeenLastCalledWith(false);
    // The table gives the room back that it took in the meantime.
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

/** Collapsed, as the user left it. */
export const Collapsed: Story = {
  args: { defaultCollapsed: true },
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    await canvas.findByRole('grid', { name: 'Articles' });
  },
};

/** The 'New' menu with everything that can be created. Arrow keys, Enter and Escape work as in any menu. */
export const NewMenu: Story = {
  parameters: { sheet: false },
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'New' });
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu', { name: 'New' }));
    await expect(menu.getByRole('menuitem', { name: 'Create article' })).toHaveAttribute(
      'href',
      '/dashboard/create-article',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await screen.findByRole('menu', { name: 'New' });
  },
};

export const AccountMenu: Story = {
  parameters: { sheet: false },
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    signOut.mockClear();
    const button = canvas.getByRole('button', { name: 'ruth.freeman' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await screen.findByRole('menuitem', { name: 'My account' });
  },
};

/** The bar on phones. 'New' opens a drawer from below. */
export const NewOnAPhone: Story = {
  parameters: { sheet: false },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, args }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Shortcuts' }));
    await userEvent.click(bar.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(bar.getByRole('button', { name: 'New' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'New' }));
    await expect(drawer.getByRole('link', { name: 'Create event' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(bar.getByRole('button', { name: 'New' }));
    await screen.findByRole('dialog', { name: 'New' });
  },
};

/** A drawer: focus moves in; Escape closes it and returns focus. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
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

/** The back button closes the drawer. */
export const ClosesOnBack: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** It covers the whole window, so it is not on the sheet. */
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
};

/** While it has focus, the skip link is above the bar and everything else. */
const skipLinkOn = (device: string): Story => ({
  globals: { viewport: { value: device } },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
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
  },
});

export const SkipLinkOnAPhone = skipLinkOn('phone360');
export const SkipLinkOnATablet = skipLinkOn('tablet768');
export const SkipLinkOnADesk = skipLinkOn('desktop1280');
