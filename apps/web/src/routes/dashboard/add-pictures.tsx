import { AddPicturesPage, toGallery, toLibrary } from '@porchlight/features/gallery';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const { name } = useDefinition();
  return <AddPicturesPage key={name} destination={name === 'media' ? toLibrary : toGallery} />;
}
