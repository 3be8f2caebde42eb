import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockResource } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { RedirectImportPage } from './RedirectImportPage.tsx';

/** Mocks the call: paths with spaces are rejected, and /known is there. */
const mockImport = mockCall(otherCalls.importRedirects, async ({ request }) => {
  const { redirects } = (await request.json()) as { redirects: { path: string }[] };
  const indexes = (isSo: (path: string) => boolean) =>
    redirects.flatMap(({ path }, index) => (isSo(path) ? [index] : []));
  const message = 'This can’t contain spaces. Write a space as %20.';
  const invalid = indexes((path) => path.includes(' ')).map((index) => ({ index, message }));
  const already = indexes((path) => path === '/known');
  return { added: redirects.length - invalid.length - already.length, already, invalid };
});

/** Adding the redirects of a file. */
const meta = {
  title: 'Screens/Dashboard/Redirect import',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: RedirectImportPage, path: '/dashboard/import-redirects' },
  parameters: { ...dashboardMeta.parameters, msw: [mockImport, ...mockResource('redirect', [])] },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every line is accounted for; one with a mistake is corrected in place, and then all are added. */
export const PastedAndCorrected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Or paste redirects here'));
    await userEvent.paste('From,To\n/a,/donate\n/two words,/vote\n/known,/vote\n/a,/donate\n');
    await userEvent.click(canvas.getByRole('button', { name: 'Check these redirects' }));
    await expect(await canvas.findByText('1 redirect can be added.')).toBeVisible();
    await expect(
      canvas.getByText('1 can be added + 1 already on the list + 2 skipped = 4 lines read. Not counted: the heading.'),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: '5 /a,/donate, Same as line 2.' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Line 3' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Line 3' }), '/two-words,/vote');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the changed line' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 2 redirects' }));
    await expect(await canvas.findByText('2 redirects were added.')).toBeVisible();
  },
};
