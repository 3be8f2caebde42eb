import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button, type ButtonProps } from './Button.tsx';

const meta = {
  title: 'Inputs/Button',
  tags: ['new', 'since-0.1.0'],
  component: Button,
  args: { children: 'Publish the event', onClick: fn() },
  argTypes: {
    variant: { control: 'radio', options: ['contained', 'outlined', 'donate', 'text'] },
    size: { control: 'radio', options: ['medium', 'small'] },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ends the saving that is under way. */
let endSaving = () => {};

/** Saves until `endSaving` is called. */
function Saving({ onClick, ...rest }: ButtonProps) {
  const [isSaving, setIsSaving] = useState(false);
  const save: ButtonProps['onClick'] = (event) => {
    onClick?.(event);
    setIsSaving(true);
    endSaving = () => setIsSaving(false);
  };
  return (
    <Button {...rest} loading={isSaving} onClick={save}>
      {isSaving ? 'Saving…' : 'Save'}
    </Button>
  );
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Publish the event' });
    await expect(button).toHaveAttribute('type', 'button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outlined: Story = { args: { variant: 'outlined', children: 'Save as draft' } };
export const Donate: Story = { args: { variant: 'donate', children: 'Donate' } };
export const TextOnly: Story = { args: { variant: 'text', children: 'Cancel' } };
export const Small: Story = { args: { size: 'small', children: 'Edit' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Every variant while loading. The text says what is happening. */
export const Loading: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button loading>Saving…</Button>
      <Button loading variant="outlined">
        Loading the preview…
      </Button>
      <Button loading variant="donate">
        Deleting…
      </Button>
      <Button loading variant="text" size="small">
        Restoring…
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    await expect(canvas.getByRole('progressbar', { name: 'Saving…' })).toBeVisible();
  },
};

/** A second press does nothing. Afterwards focus is where it was. */
export const LoadingKeepsTheFocus: Story = {
  render: (args) => <Saving {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Saving…');
    button.click();
    // What is disabled loses the focus at the end of a frame, after the callbacks of that frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(button).not.toHaveFocus();
    endSaving();
    await waitFor(() => expect(button).toHaveAccessibleName('Save'));
    await expect(button).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** The text changes, the width doesn't: what is beside the button stays where it is. */
export const LoadingKeepsTheWidth: Story = {
  parameters: { sheet: false },
  render: (args) => (
    <>
      <Saving {...args} />
      <Button variant="text">Cancel</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    const place = () => canvas.getByRole('button', { name: 'Cancel' }).getBoundingClientRect().left;
    await document.fonts.ready;
    const before = place();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Saving…');
    await expect(place()).toBe(before);
    endSaving();
    await waitFor(() => expect(button).toHaveAccessibleName('Save'));
    await expect(place()).toBe(before);
  },
};

/** With `href` it is a link. */
export const AsLink: Story = {
  render: () => <Button href="/events">See the events</Button>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the events' })).toHaveAttribute('href', '/events');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: { children: 'Tell the people on the action network that the deadline for registration has moved to October 7' },
};

/** Every variant on the dark parts of the page. */
export const AtNight: Story = {
  render: () => (
    <div data-night="" style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 24 }}>
      <Button>Contained</Button>
      <Button variant="outlined">Outlined</Button>
      <Button variant="donate">Donate</Button>
      <Button variant="text">Text</Button>
      <Button disabled>Disabled</Button>
    </div>
  ),
};
