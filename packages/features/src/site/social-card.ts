import { organization } from './organization.ts';

/** Picture of the whole site for shared links, as the organization chose it; undefined where one has to be drawn. */
export function socialCard(): { src: string; alt: string; width?: number; height?: number } | undefined {
  const { name, sharePicture } = organization;
  return sharePicture ? { src: `${sharePicture}?w=1280`, alt: name } : undefined;
}
