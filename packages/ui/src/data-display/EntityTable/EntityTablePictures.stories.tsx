import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EntityTable } from './EntityTable.tsx';
import { StatefulTable } from './sample-rows.tsx';
import { defaultEntityTableState } from './table-state.ts';

interface Picture {
  id: number;
  title: string;
  src: string | null;
}

const svgUrl = (color: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='480' height='320'%3E%3Crect width='480' height='320' fill='%23${color}'/%3E%3C/svg%3E`;

const pictures: Picture[] = [
  { id: 1, title: 'The choir on the courthouse steps', src: svgUrl('2E3A87') },
  { id: 2, title: `A quilt of ${'many-patches-'.repeat(12)}`, src: svgUrl('F2B33D') },
  { id: 3, title: 'Lost in the move', src: null },
  { id: 4, title: 'The file is broken', src: 'data:image/png,broken' },
  { id: 5, title: 'צילום מן המרפסת', src: svgUrl('2F6B4F') },
];

/** A list of pictures: MUI's `ImageList`, with search, pages and selection. */
const meta = {
  title: 'Data display/EntityTable pictures',
  tags: ['new', 'since-0.1.0'],
  component: EntityTable<Picture>,
  render: (args) => <StatefulTable {...args} />,
  args: {
    label: 'Gallery',
    singular: 'gallery picture',
    rows: pictures,
    columns: [
      {
        field: 'title',
        header: 'Title',
        kind: 'text',
        main: true,
        fileUrl: ({ src }) => src,
        pictureUrl: ({ src }) => src,
      },
    ],
    asPictures: true,
    onAsPicturesChange: fn(),
    bulkActions: [
      { label: 'Delete', progress: 'Deleting…', participle: 'deleted', deletes: true, run: async () => [] },
    ],
    onDelete: fn(),
    createHref: '/dashboard/create-gallery',
    state: defaultEntityTableState,
    onStateChange: fn(),
    viewHref: ({ id }) => `/dashboard/show-gallery/${id}`,
    editHref: ({ id }) => `/dashboard/edit-gallery/${id}`,
  },
} satisfies Meta<typeof EntityTable<Picture>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Missing and broken pictures say so. Titles are links; actions are in a menu. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Gallery' });
    await waitFor(() => expect(canvas.getByText('The picture can’t be shown')).toBeVisible());
    await expect(canvas.getByText('No picture')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lost in the move' })).toHaveAttribute(
      'href',
      '/dashboard/show-gallery/3',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Lost in the move' }));
    await expect(await canvas.findByRole('button', { name: 'Delete 1' })).toBeVisible();
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** The same button switches back to rows. */
export const BackToRows: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Grid', pressed: true }));
    await expect(args.onAsPicturesChange).toHaveBeenCalledWith(false);
  },
};
