import { type ComponentType, useState } from 'react';
import { useClosingOnBack } from '../../hooks/useClosingOnBack.ts';
import { fileOf, type GalleryPicture } from './gallery-picture.ts';
import type { LargePictureProps } from './LargePicture.tsx';

/** Marks the browser history entry of the open viewer, which Back removes. */
const mark = 'picture-viewer';

/**
 * State of the picture viewer, whose chunk is loaded when it is first opened. If loading fails, the browser opens the
 * picture's file. Back closes the viewer, since phones have no Escape key.
 */
export function useViewer() {
  const [Viewer, setViewer] = useState<ComponentType<LargePictureProps>>();
  const [openId, show] = useState<GalleryPicture['id'] | null>(null);

  async function open({ id, src }: GalleryPicture) {
    try {
      const { LargePicture } = await import('./LargePicture.tsx');
      setViewer(() => LargePicture);
      // Keeps other state of the entry, such as the router's: it is still the same page.
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

  return { Viewer, openId, open: (picture: GalleryPicture) => void open(picture), show, close };
}
