import { type ComponentType, useState } from 'react';
import { useOverlayEntry } from '../../hooks/useOverlayEntry.ts';
import { pictureFileUrl } from '../ResponsiveImage/index.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import type { LightboxProps } from './Lightbox.tsx';

/**
 * State of the picture viewer, whose chunk is loaded when it is first opened. If loading fails, the browser opens the
 * picture's file. Back closes the viewer, since phones have no Escape key.
 */
export function useLightbox() {
  const [Viewer, setViewer] = useState<ComponentType<LightboxProps>>();
  const [openId, show] = useState<GalleryPicture['id'] | null>(null);

  async function open({ id, src }: GalleryPicture) {
    try {
      const { Lightbox } = await import('./Lightbox.tsx');
      setViewer(() => Lightbox);
      show(id);
    } catch {
      if (src) location.assign(pictureFileUrl(src));
    }
  }

  const close = () => show(null);
  useOverlayEntry(openId !== null, close);

  return { Viewer, openId, open: (picture: GalleryPicture) => void open(picture), show, close };
}
