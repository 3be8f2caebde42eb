export { Panorama, type PanoramaProps } from './Panorama.tsx';
export { type PanoramaWords, panoramaWords } from './panorama-words.ts';
