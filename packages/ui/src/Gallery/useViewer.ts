import { type ComponentType, useState } from 'react';
import { fileOf, type GalleryPicture } from './gallery-locale-text.ts';
import type { LargePictureProps } from './LargePicture.tsx';

/**
 * Which picture is shown large, and the window that shows it, which is loaded when one is opened first. Where it can't be
 * loaded, the browser goes to the picture's file.
 */
export function useViewer(): {
  Viewer: ComponentType<LargePictureProps> | undefined;
  openId: GalleryPicture['id'] | null;
  open: (picture: GalleryPicture) => void;
  show: (id: GalleryPicture['id'] | null) => void;
} {
  const [Viewer, setViewer] = useState<ComponentType<LargePictureProps>>();
  const [openId, show] = useState<GalleryPicture['id'] | null>(null);

  async function open({ id, src }: GalleryPicture) {
    try {
      const { LargePicture } = await import('./LargePicture.tsx');
      setViewer(() => LargePicture);
      show(id);
    } catch {
      if (src) location.assign(fileOf(src));
    }
  }

  return { Viewer, openId, open: (picture) => void open(picture), show };
}
