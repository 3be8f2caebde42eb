import interfaithPanorama from '../../../../demo/pictures/pages/interfaith-panorama.jpg';

/** URL of a picture of 360°, the same on the server and in the browser. */
export const samplePanorama: string = interfaithPanorama;
