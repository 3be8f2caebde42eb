import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle, sampleGroups } from '../testing/index.ts';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Chrome/MobileMenu',
  component: MobileMenu,
  args: { groups: sampleGroups, currentPath: '/events' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone360' } },
  decorators: [
    (Story) => (
      <>
        <div data-night="" style={{ position: 'relative', height: 48, padding: '4px 16px' }}>
          {Story()}
        </div>
        <p style={{ padding: 16 }}>The page below</p>
      </>
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

export const Open: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '');
  },
};

/** Long names take a second line; nothing is cut off and nothing scrolls sideways. */
export const LongText: Story = {
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
    canvasElement.querySelector('details')?.setAttribute('open', '');
    const link = await canvas.findByRole('link', { name: longTitle });
    await expect(link).toBeVisible();
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(48);
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
