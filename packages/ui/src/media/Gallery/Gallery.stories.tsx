import { styled } from '@mui/material/styles';
import { galleryPageSize } from '@porchlight/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { withinPortals } from '../../testing/index.ts';
import { contentWidth } from '../../theme/index.ts';
import { Gallery } from './Gallery.tsx';
import { galleryPictures } from './sample-pictures.ts';

const Page = styled('div')({ maxWidth: contentWidth, marginInline: 'auto' });

/** Props of one page of the forty sample pictures. */
function ofPage(page: number, count = galleryPictures.length) {
  const pageCount = Math.max(1, Math.ceil(count / galleryPageSize));
  const pictures = galleryPictures.slice(0, count).slice((page - 1) * galleryPageSize, page * galleryPageSize);
  return { pictures, page, hasNext: page < pageCount, pageCount };
}

const meta = {
  title: 'Media/Gallery',
  tags: ['new', 'since-0.1.0'],
  component: Gallery,
  args: { ...ofPage(1), hrefFor: (page) => `/gallery?page=${page}` },
  decorators: [(Story) => <Page>{Story()}</Page>],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens a picture. @returns its link and the viewer */
async function openLightbox({ canvas, canvasElement }: PlayContext, name: RegExp) {
  const link = canvas.getByRole('link', { name });
  await userEvent.click(link);
  const dialog = await withinPortals(canvasElement).findByRole('dialog', { name: 'Picture viewer' });
  return { link, dialog, viewer: within(dialog) };
}

/** Expects that the viewer has closed, and the focus is back on the picture's link. */
async function expectClosed({ canvasElement }: PlayContext, link: HTMLElement) {
  await waitFor(() => expect(withinPortals(canvasElement).queryByRole('dialog')).toBeNull());
  await expect(link).toHaveFocus();
}

/** Twelve per page. On the first page, Previous is disabled. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/gallery?page=2');
    await expect(canvas.getByRole('link', { name: 'View large: Pecans' })).toHaveAttribute(
      'href',
      '/images/picture-8.svg',
    );
  },
};

/** A very long caption is cut at 100 characters under the thumbnail. */
export const LongCaption: Story = {
  args: { pictures: [{ id: 1, src: null, title: 'Pecan'.repeat(1000), seed: 'pecans' }] },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Pecan/).textContent).toHaveLength(101);
  },
};

/** On the last page, Next is disabled. */
export const LastPage: Story = {
  args: ofPage(4),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/gallery?page=3');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

/** All pictures on one page: no pager, and links to the files without JavaScript. */
export const WithoutPager: Story = {
  args: {
    pictures: galleryPictures.slice(0, 3).map((picture) => ({
      ...picture,
      src: {
        src: `/images/picture-${picture.id}.svg`,
        sources: [{ type: 'image/avif', srcSet: `/images/picture-${picture.id}.svg?w=480 480w` }],
      },
    })),
    hrefFor: undefined,
  },
  play: async (context) => {
    await expect(context.canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    const { link, viewer } = await openLightbox(context, /Four rows of collards/);
    await expect(link).toHaveAttribute('href', '/images/picture-1.svg');
    await expect(viewer.getByRole('link', { name: 'Open picture file' })).toHaveAttribute(
      'href',
      '/images/picture-1.svg',
    );
  },
};

/** The thumbnail is shown until the large picture has loaded. */
export const SmallUntilLoaded: Story = {
  parameters: { sheet: false },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'View large: Pecans' });
    const small = link.querySelector('img') as HTMLImageElement;
    await waitFor(() => expect(small.complete && small.currentSrc).toBeTruthy());
    await userEvent.click(link);
    const viewer = within(await withinPortals(canvasElement).findByRole('dialog'));
    const box = viewer.getByRole('img').closest('[data-ratio]') as HTMLElement;
    await expect(getComputedStyle(box).backgroundImage).toBe(`url("${small.currentSrc}")`);
  },
};

/** Opens a picture large. Arrow keys go through the page, Escape closes it, and focus returns. */
export const OpensLarge: Story = {
  play: async (context) => {
    const link = context.canvas.getByRole('link', { name: /Four rows of collards/ });
    link.focus();
    await userEvent.keyboard('{Enter}');
    const viewer = within(await withinPortals(context.canvasElement).findByRole('dialog', { name: 'Picture viewer' }));
    await expect(viewer.getByRole('img')).toHaveAccessibleName(
      'Four rows of collards on the street side of a wire fence',
    );
    const caption = (words: string) => waitFor(() => expect(viewer.getByText(words, { selector: 'p' })).toBeVisible());
    await caption('Collards along the fence');
    await expect(viewer.getByText('Photo: Leola Whitlow · CC BY 4.0')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await caption('Mrs. Whitlow, who planted them');
    // The author of this one is unknown.
    await expect(viewer.queryByText(/^Photo:/)).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    // The fourth has no picture to look at.
    await caption('Ballots, counted twice');
    await userEvent.keyboard('{End}');
    await caption('The porch light');
    await userEvent.keyboard('{ArrowRight}');
    await caption('Collards along the fence');
    await userEvent.click(viewer.getByRole('button', { name: 'Previous picture' }));
    await caption('The porch light');
    await userEvent.keyboard('{Home}');
    await caption('Collards along the fence');
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
    await expectClosed(context, link);
  },
};

export const EscapeCloses: Story = {
  play: async (context) => {
    const { link } = await openLightbox(context, /Pecans/);
    await userEvent.keyboard('{Escape}');
    await expectClosed(context, link);
  },
};

/** The back button closes the viewer and stays on the page. */
export const BackCloses: Story = {
  play: async (context) => {
    const { link } = await openLightbox(context, /Pecans/);
    history.back();
    await expectClosed(context, link);
  },
};

/** Swiping shows the next picture. */
export const Swipe: Story = {
  play: async (context) => {
    const { viewer } = await openLightbox(context, /Pecans/);
    const frame = viewer.getByRole('img').closest('[data-ratio]')?.parentElement as HTMLElement;
    frame.setPointerCapture = () => {};
    const touch = { pointerType: 'touch', pointerId: 1, isPrimary: true, bubbles: true, clientY: 300 };
    fireEvent(frame, new PointerEvent('pointerdown', { ...touch, clientX: 800 }));
    fireEvent(frame, new PointerEvent('pointermove', { ...touch, clientX: 100 }));
    fireEvent(frame, new PointerEvent('pointerup', { ...touch, clientX: 100 }));
    await waitFor(() => expect(viewer.getByText('Depot Street, 1962 and now', { selector: 'p' })).toBeVisible());
  },
};

/** The viewer: the full picture, its caption and its number. */
export const Large: Story = {
  parameters: { sheet: 'played', frame: { heightPx: 640 } },
  play: async (context) => {
    await expect((await openLightbox(context, /Collards along the fence/)).dialog).toBeVisible();
  },
};

/** If a picture can't be loaded, its quilt block is shown, small and large. */
export const LargeMissing: Story = {
  play: async (context) => {
    const { viewer } = await openLightbox(context, /quilting circle/);
    await waitFor(() => expect(viewer.getByRole('img', { name: 'The Tuesday quilting circle' }).tagName).toBe('svg'));
  },
};

/** Opening the file in a new tab works as in any link. */
export const ModifiedClick: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'View large: Pecans' });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    let wasPrevented = true;
    window.addEventListener(
      'click',
      (event) => {
        wasPrevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent(link, click);
    await expect(wasPrevented).toBe(false);
    await expect(withinPortals(canvasElement).queryByRole('dialog')).toBeNull();
  },
};

export const OnePicture: Story = {
  args: ofPage(1, 1),
  play: async (context) => {
    const { viewer } = await openLightbox(context, /View large/);
    await expect(viewer.queryByRole('button', { name: 'Next picture' })).toBeNull();
    await expect(viewer.getByRole('link', { name: 'Open picture file' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: ofPage(1, 0),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pictures yet.')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Three in a row on a tablet. With seven, the first has its own row, so that the last row is full. */
export const SevenOnATablet: Story = {
  args: { ...ofPage(1, 7), hrefFor: undefined },
  globals: { viewport: { value: 'tablet834' } },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    await expect(rows).toEqual([1, 3, 3]);
  },
};
