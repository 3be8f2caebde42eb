/** URL of a picture of 360°. */
export const samplePanorama = new URL('../../../../demo/pictures/pages/interfaith-panorama.jpg', import.meta.url).href;
