import { subscribeSection } from '@porchlight/contract/sections/subscribe';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { SubscribeSection } from './index.ts';

const meta = {
  title: 'Sections/Subscribe',
  tags: ['new', 'since-0.1.0'],
  component: SubscribeSection,
  args: {
    ...sectionArgs(subscribeSection),
    onSubscribe: fn(async () => {}),
    onFailure: () => undefined,
    place: samplePlace,
  },
  argTypes: sectionArgTypes(subscribeSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SubscribeSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Your email address'), 'ruby@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith('ruby@example.org');
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(subscribeSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(subscribeSection, 'long'), parameters: { sheet: false } };
