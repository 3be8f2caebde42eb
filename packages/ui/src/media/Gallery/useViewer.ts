import { type ComponentType, useState } from 'react';
import { useClosingOnBack } from '../../hooks/useClosingOnBack.ts';
import { fileOf, type GalleryPicture } from './gallery-picture.ts';
import type { LargePictureProps } from './LargePicture.tsx';

/** Marks the entry of the browser's history that Back takes away with the window. */
const mark = 'picture-viewer';

/**
 * Which picture is shown large, and the window that shows it, which is loaded when one is opened first. Where it can't be
 * loaded, the browser goes to the picture's file. Back closes the window, as phones have no Escape.
 */
export function useViewer(): {
  Viewer: ComponentType<LargePictureProps> | undefined;
  openId: GalleryPicture['id'] | null;
  open: (picture: GalleryPicture) => void;
  show: (id: GalleryPicture['id'] | null) => void;
  close: () => void;
} {
  const [Viewer, setViewer] = useState<ComponentType<LargePictureProps>>();
  const [openId, show] = useState<GalleryPicture['id'] | null>(null);

  async function open({ id, src }: GalleryPicture) {
    try {
      const { LargePicture } = await import('./LargePicture.tsx');
      setViewer(() => LargePicture);
      // What others keep in the entry goes along: for them it is the same page.
      history.pushState({ ...history.state, [mark]: true }, '');
      show(id);
    } catch {
      if (src) location.assign(fileOf(src));
    }
  }

  const isOpen = openId !== null;
  useClosingOnBack(isOpen, () => show(null));
  function close() {
    if (history.state?.[mark]) history.back();
    else show(null);
  }

  return { Viewer, openId, open: (picture) => void open(picture), show, close };
}
