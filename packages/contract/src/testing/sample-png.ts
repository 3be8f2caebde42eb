const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUAQAAAACy0LBpAAAADElEQVR42mNgoD0AAABkAAG4me+ZAAAAAElFTkSuQmCC';

/**
 * A valid PNG file: 30 by 20 px, black. Its bytes are written out: a browser that is not idle takes up to a second to
 * encode a canvas.
 */
export function samplePng(name = 'porch.png'): File {
  return new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name, { type: 'image/png' });
}
