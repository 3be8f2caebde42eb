import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button, type ButtonProps } from '../Button/index.ts';
import { useCsvExport } from './index.ts';

function Export(props: ButtonProps) {
  const { start } = useCsvExport<{ title: string }>('Articles of May');
  const columns = [{ header: 'Title', kind: 'text' as const, value: (row: { title: string }) => row.title }];
  return (
    <Button {...props} onClick={() => void start(columns, () => [{ title: 'Seed Saturday' }, { title: '=1+1' }])}>
      Export CSV
    </Button>
  );
}

/**
 * Exports rows as a CSV file that a spreadsheet treats as text, whatever it contains. A hook: it renders nothing, and
 * what is shown here is a `Button` that starts it.
 */
const meta = { title: 'Inputs/useCsvExport', tags: ['stable', 'since-0.1.0'], component: Export } satisfies Meta<
  typeof Export
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    const createObjectURL = spyOn(URL, 'createObjectURL');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    await expect(click.mock.contexts[0]).toHaveProperty('download', 'articles-of-may.csv');
    const file = mocked(createObjectURL).mock.lastCall?.[0] as Blob;
    await expect((await file.text()).trimEnd().split('\r\n')).toEqual(['Title', 'Seed Saturday', "'=1+1"]);
    createObjectURL.mockRestore();
    click.mockRestore();
  },
};
