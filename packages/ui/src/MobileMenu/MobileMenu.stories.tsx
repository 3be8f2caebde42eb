import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle, sampleGroups } from '../testing/index.ts';
import { MobileMenu } from './MobileMenu.tsx';

function open(page: HTMLElement | null) {
  page?.querySelector('details')?.setAttribute('open', '');
}

const meta = {
  title: 'Navigation/MobileMenu',
  tags: ['stable', 'since-0.1.0'],
  component: MobileMenu,
  args: { groups: sampleGroups, currentPath: '/events' },
  parameters: { frame: { heightPx: 640 }, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone360' } },
  decorators: [
    (Story, { parameters }) => (
      <div ref={parameters.isOpen ? open : undefined} style={{ minHeight: parameters.isOpen ? 720 : undefined }}>
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

/** Opens and closes with one button, works before JavaScript, and closes on Escape with the focus back on the button. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvasElement.querySelector('summary') as HTMLElement;
    const details = button.parentElement;
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Events' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Events');
    await userEvent.keyboard('{Escape}');
    await expect(details).not.toHaveAttribute('open');
    await expect(button).toHaveFocus();
  },
};

/** A press beside it closes it: people expect that of whatever lies over a page. */
export const ClosesBeside: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvasElement.querySelector('summary') as HTMLElement;
    await userEvent.click(button);
    await expect(button.parentElement).toHaveAttribute('open');
    await userEvent.click(canvas.getByText('The page below'));
    await expect(button.parentElement).not.toHaveAttribute('open');
  },
};

/** Back closes it: it would lie over the page that somebody went back to. */
export const ClosesOnBack: Story = {
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector('summary') as HTMLElement;
    await userEvent.click(button);
    await expect(button.parentElement).toHaveAttribute('open');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect(button.parentElement).not.toHaveAttribute('open');
  },
};

export const Open: Story = {
  parameters: { isOpen: true },
  play: async ({ canvas }) => {
    const names = sampleGroups.flatMap(({ links }) => links.map(({ text }) => text));
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
  },
};

/** Long names take a second line; nothing is cut off and nothing scrolls sideways. */
export const LongText: Story = {
  parameters: { isOpen: true },
  args: {
    groups: [
      { title: longTitle, links: [{ text: longTitle, href: '/stories' }, ...(sampleGroups[0]?.links ?? [])] },
      {
        title: 'Pages',
        links: [{ text: 'https://example.org/'.padEnd(90, 'no-space-to-break-at-'), href: '/events' }],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: longTitle });
    await expect(link).toBeVisible();
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(48);
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
