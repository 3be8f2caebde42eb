import { tooManyRequestsText } from '@porchlight/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { SubscribeBox } from './SubscribeBox.tsx';

const meta = {
  title: 'Inputs/SubscribeBox',
  tags: ['stable', 'since-0.1.0'],
  component: SubscribeBox,
  args: {
    onSubscribe: fn(async () => {}),
    onFailure: fn((_error: unknown): string | undefined => undefined),
    hint: 'A letter a month. Your address stays with us.',
  },
} satisfies Meta<typeof SubscribeBox>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Types an address and presses Enter. */
async function subscribe(canvas: Canvas, keys = 'odessa@example.org{Enter}') {
  const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Your email address' });
  await userEvent.type(field, keys);
  return field;
}

/** After success, a dialog confirms it and the field is cleared. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = await subscribe(canvas);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Success' })).toBeVisible());
    await expect(screen.getByText('Email sent successfully.')).toBeVisible();
    await expect(args.onSubscribe).toHaveBeenCalledWith('odessa@example.org');
    await expect(field.value).toBe('');
    await expect(args.onFailure).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** After a failure nothing is shown, and what was typed stays. (Specification.) */
export const Failed: Story = {
  args: {
    onSubscribe: fn(async () => {
      throw new Error('503');
    }),
  },
  play: async ({ args, canvas }) => {
    const field = await subscribe(canvas);
    await waitFor(() => expect(args.onFailure).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(field.value).toBe('odessa@example.org');
  },
};

/** If people have to wait, a message is shown and announced. The address stays. */
export const TooManyRequests: Story = {
  args: {
    onSubscribe: fn(async () => {
      throw new Error('429');
    }),
    onFailure: fn((_error: unknown): string | undefined => tooManyRequestsText),
  },
  play: async ({ canvas }) => {
    const field = await subscribe(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(tooManyRequestsText);
    await expect(field).toHaveAccessibleDescription(new RegExp(tooManyRequestsText));
    await expect(field.value).toBe('odessa@example.org');
  },
};

/** The browser checks the address before the form is sent. */
export const NotAnAddress: Story = {
  play: async ({ args, canvas }) => {
    const field = await subscribe(canvas, 'odessa{Enter}');
    await expect(field.validity.typeMismatch).toBe(true);
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};

/** On the response page without JavaScript: what was typed, and the error. */
export const Refused: Story = {
  args: { defaultValue: 'odessa@', error: 'This has to be an email address.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Your email address' });
    await expect(field).toHaveValue('odessa@');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/This has to be an email address/);
  },
};

/** Without JavaScript the form posts by itself. */
export const BeforeJavaScript: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole('textbox', { name: 'Your email address' }).closest('form');
    await expect(form).toHaveAttribute('action', '/api/add-email');
    await expect(form).toHaveAttribute('method', 'post');
  },
};

/** Two quick presses subscribe once. */
export const PressedTwice: Story = {
  args: { onSubscribe: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas }) => {
    await subscribe(canvas, 'odessa@example.org{Enter}{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};

/** The dialog has the page's colors, not the footer's dark ones. */
export const AtNight: Story = {
  render: (args) => (
    <div data-night="" style={{ padding: 24 }}>
      <SubscribeBox {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await subscribe(canvas);
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    const page = getComputedStyle(canvasElement.ownerDocument.body);
    await expect(getComputedStyle(dialog).color).toBe(page.color);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const LongText: Story = { args: { label: longTitle, hint: longTitle } };
