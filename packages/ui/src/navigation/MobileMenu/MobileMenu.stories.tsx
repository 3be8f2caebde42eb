import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longTitle, sampleGroups, withinPortals } from '../../testing/index.ts';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Navigation/MobileMenu',
  tags: ['new', 'since-0.1.0'],
  component: MobileMenu,
  args: { groups: sampleGroups, currentPath: '/events' },
  parameters: { frame: { inline: false, heightPx: 640 }, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone360' } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 640 }}>
        <div data-night="" style={{ position: 'relative', height: 48, padding: '4px 16px' }}>
          {Story()}
        </div>
        <p style={{ padding: 16 }}>The page below</p>
      </div>
    ),
  ],
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement) => canvas.querySelector('summary') as HTMLElement;

/** Presses the button and waits for the drawer. */
async function openDrawer(canvasElement: HTMLElement) {
  await userEvent.click(button(canvasElement));
  return within(await withinPortals(canvasElement).findByRole('dialog', { name: 'Menu' }));
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Events')).not.toBeVisible();
  },
};

/** Focus moves into the drawer and stays there. Escape closes it and returns focus to the button. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    const names = sampleGroups.flatMap(({ links }) => links.map(({ text }) => text));
    await expect(drawer.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
    await expect(drawer.getByRole('link', { current: 'page' })).toHaveTextContent('Events');
    const dialog = withinPortals(canvasElement).getByRole('dialog');
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(withinPortals(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(button(canvasElement)).toHaveFocus();
  },
};

export const Open: Story = {
  parameters: { sheet: 'played' },
  play: async ({ canvasElement }) => {
    await expect((await openDrawer(canvasElement)).getByRole('link', { name: 'Events' })).toBeVisible();
  },
};

/** Before JavaScript has loaded, or if the drawer can't be loaded: the same links under the same button. */
export const BeforeJavaScript: Story = {
  parameters: { sheet: false },
  play: async ({ canvasElement }) => {
    const page = button(canvasElement).closest('[data-night]')?.cloneNode(true) as HTMLElement;
    canvasElement.append(page);
    const menu = within(page);
    await userEvent.click(button(page));
    await expect(menu.getByText('Events')).toBeVisible();
    await userEvent.click(button(page));
    await expect(menu.getByText('Events')).not.toBeVisible();
    page.remove();
  },
};

/** On a tablet the page is visible beside it. A press there closes the menu. */
export const ClosesBeside: Story = {
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement);
    await userEvent.click(document.querySelector('.MuiBackdrop-root') as HTMLElement);
    await waitFor(() => expect(withinPortals(canvasElement).queryByRole('dialog')).toBeNull());
  },
};

/** Its button closes it, for people without an Escape key. */
export const ClosesByButton: Story = {
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    await userEvent.click(drawer.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(withinPortals(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(button(canvasElement)).toHaveFocus();
  },
};

/** The back button closes the menu. */
export const ClosesOnBack: Story = {
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(withinPortals(canvasElement).queryByRole('dialog')).toBeNull());
  },
};

/** Long names wrap. Nothing is cut off and nothing scrolls sideways. */
export const LongText: Story = {
  parameters: { sheet: 'played' },
  args: {
    groups: [
      { title: longTitle, links: [{ text: longTitle, href: '/stories' }, ...(sampleGroups[0]?.links ?? [])] },
      {
        title: 'Pages',
        links: [{ text: 'https://example.org/'.padEnd(90, 'no-space-to-break-at-'), href: '/events' }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const link = (await openDrawer(canvasElement)).getByRole('link', { name: longTitle });
    await expect(link).toBeVisible();
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(48);
  },
};
