export { Panorama, type PanoramaProps } from './Panorama.tsx';
