import { formSchema } from '@porchlight/contract/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import type { EntityFormField } from './entity-form-types.ts';
import { type SampleFormProps, sampleForm } from './sample-form.tsx';

const primary: EntityFormField = {
  name: 'primary_color',
  kind: 'color',
  label: 'Primary color',
  help: 'Links and main buttons.',
  colorRole: 'primary',
};

const meta = {
  title: 'Inputs/EntityForm color',
  tags: ['new', 'since-0.1.0'],
  ...sampleForm,
  args: {
    label: 'Organization',
    fields: [primary],
    schema: formSchema({ primary_color: { kind: 'color', label: primary.label, colorRole: 'primary' } }, false),
    submitLabel: 'Save',
    onSubmit: fn(async () => ({ id: 1 })),
  },
} satisfies Meta<SampleFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const typed = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Primary color' });
const contrast = (canvas: Canvas) => canvas.getByRole('status', { name: 'Contrast of Primary color' });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** Its contrast is shown while it is chosen, and the color that it becomes in the dark scheme. */
export const Default: Story = {
  args: { defaultValues: { primary_color: '#0b6e4f' } },
  play: async ({ canvas }) => {
    await typed(canvas);
    await expect(contrast(canvas)).toHaveTextContent(
      /Easy to read: a contrast of at least 5\.\d to 1 in the light scheme\. In the dark scheme it becomes #[0-9a-f]{6}/,
    );
    await expect(canvas.getByLabelText('Primary color: pick a color')).toHaveValue('#0b6e4f');
  },
};

/** Without a color, the site has that of the demonstration, and nothing is measured. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await expect(await typed(canvas)).toHaveValue('');
    await expect(contrast(canvas)).toBeEmptyDOMElement();
    await save(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ primary_color: '' }, expect.anything()));
  },
};

/** For a color that can't be read, the nearest one that can is offered. */
export const TooPale: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(await typed(canvas), 'FFD400');
    await expect(contrast(canvas)).toHaveTextContent(
      '#ffd400 has a contrast of 1.1 to 1 as text on bands in the light scheme.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use #7f6800 instead' }));
    await expect(await typed(canvas)).toHaveValue('#7f6800');
    await expect(contrast(canvas)).toHaveTextContent('Easy to read');
    await save(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ primary_color: '#7f6800' }, expect.anything()));
  },
};

/** What is no color, or can't be read, is refused with a sentence at the field, and stays as it was typed. */
export const Refused: Story = {
  play: async ({ args, canvas }) => {
    const field = await typed(canvas);
    for (const [input, reason] of [
      ['javascript:', 'This has to be a color such as #2e3a87'],
      ['#ffd400', 'The nearest color that works is #7f6800.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, input);
      await save(canvas);
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(reason)));
      await expect(field).toHaveValue(input);
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
