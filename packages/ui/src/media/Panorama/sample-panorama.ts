const width = 1024;
const height = 512;
let picture: Promise<string> | undefined;

/** Landmarks on the horizon: name, direction in degrees from the middle, width in degrees, height in pixels, color. */
const landmarks: readonly (readonly [string, number, number, number, string])[] = [
  ['Chapel', 0, 26, 120, '#a63a2b'],
  ['Pecan trees', 70, 40, 90, '#1f5b4a'],
  ['Road', 140, 18, 20, '#c57f52'],
  ['Porch', -75, 34, 80, '#2e3a87'],
  ['Pond', -150, 50, 14, '#a9b7dc'],
];

/**
 * Draws an equirectangular picture of a yard, for stories.
 * @returns its URL, the same for all stories
 */
export function samplePanorama(): Promise<string> {
  picture ??= new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const sky = context.createLinearGradient(0, 0, 0, height);
    for (const [stop, fabric] of [
      [0, '#2e3a87'],
      [0.35, '#a9b7dc'],
      [0.5, '#f3e8d3'],
      [0.5, '#a3bfa8'],
      [1, '#1f5b4a'],
    ] as const)
      sky.addColorStop(stop, fabric);
    context.fillStyle = sky;
    context.fillRect(0, 0, width, height);
    context.font = '600 20px sans-serif';
    context.textAlign = 'center';
    for (const [name, yawDeg, widthDeg, tall, fabric] of landmarks) {
      const x = (0.5 + yawDeg / 360) * width;
      const wide = (widthDeg / 360) * width;
      context.fillStyle = fabric;
      context.fillRect(x - wide / 2, height / 2 - tall, wide, tall + 12);
      context.fillStyle = '#1b1f3b';
      context.fillText(name, x, height / 2 + 40);
    }
    canvas.toBlob((blob) => (blob ? resolve(URL.createObjectURL(blob)) : reject(new Error('No picture was drawn.'))));
  });
  return picture;
}
