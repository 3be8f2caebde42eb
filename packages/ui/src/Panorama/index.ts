export { Panorama, type PanoramaProps } from './Panorama.tsx';
export { type PanoramaLocaleText, panoramaLocaleText } from './panorama-locale-text.ts';
