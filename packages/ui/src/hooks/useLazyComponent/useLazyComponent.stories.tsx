import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { Button, type ButtonProps } from '../../inputs/Button/index.ts';
import { useLazyComponent } from './index.ts';

interface HelpButtonProps extends ButtonProps {
  load: () => Promise<ComponentType>;
  preloadMs?: number;
  onLoadError: (error: unknown) => void;
}

function HelpButton({ load, preloadMs, onLoadError, ...rest }: HelpButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Help = useLazyComponent(load, { isNeeded: isOpen, preloadMs, onError: onLoadError });
  return (
    <Button {...rest} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      Help
      {isOpen && (typeof Help === 'string' ? ` (${Help})` : <Help />)}
    </Button>
  );
}

const Help = () => ' (Press Escape to close.)';
const offline = new Error('Offline.');

/**
 * Loads a component when it is needed, and shows something else if that fails. A hook: what is shown here is a `Button`
 * that opens the component.
 *
 * - **When**: an error while loading must not replace the screen.
 * - **Not for**: other components: `lazy` with `Suspense`.
 */
const meta = {
  title: 'Feedback/useLazyComponent',
  tags: ['new', 'since-0.1.0'],
  component: HelpButton,
  parameters: { sheet: false },
  args: { load: fn(async () => Help), onLoadError: fn() },
} satisfies Meta<typeof HelpButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is loaded before the button is pressed. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(args.load).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(await canvas.findByText(/Press Escape/)).toBeVisible();
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(canvas.getByText(/Press Escape/)).toBeVisible();
    await expect(args.load).toHaveBeenCalledOnce();
  },
};

/** A failure is shown and reported. The next press loads again. */
export const Failed: Story = {
  args: { load: fn(async () => Help) },
  play: async ({ args, canvas }) => {
    mocked(args.load).mockRejectedValueOnce(offline);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(await canvas.findByText(/failed/)).toBeVisible();
    await expect(args.onLoadError).toHaveBeenCalledWith(offline);
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(await canvas.findByText(/Press Escape/)).toBeVisible();
  },
};

/** It is loaded before the button is pressed. If that fails, nobody is told, and the press loads again. */
export const Preloaded: Story = {
  args: { load: fn(async () => Help), preloadMs: 0 },
  play: async ({ args, canvas, mount }) => {
    mocked(args.load).mockRejectedValueOnce(offline);
    await mount();
    await waitFor(() => expect(args.load).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/Press Escape/)).toBeVisible();
    await expect(args.onLoadError).not.toHaveBeenCalled();
  },
};
