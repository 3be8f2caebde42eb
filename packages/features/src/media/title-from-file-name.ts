/** File names that cameras and phones generate, without the extension. */
const cameraName = /^(img|dsc[fn]?|dscn|pxl|p|photo|image|screenshot|mvimg|whatsapp image)?[\s\d.-]*$/i;

/**
 * Makes a title from a file name: 'Quilt on the porch' from `quilt-on_the-porch (2).jpg`, 'IMG 2041' from
 * `IMG_2041.HEIC`.
 */
export function titleFromFileName(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/\s*\((\d+|copy)\)$|\s+copy$/i, '')
    .replace(/[_\-+.\s]+/g, ' ')
    .trim();
  return words === '' ? name : words.charAt(0).toLocaleUpperCase('en-US') + words.slice(1);
}

/** Whether a title only repeats a file name that a camera or phone has generated: 'IMG 2041'. */
export function isCameraTitle(title: string): boolean {
  return cameraName.test(title);
}
