import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleGroups } from '../testing/index.ts';
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
