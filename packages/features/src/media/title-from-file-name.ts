/** File names that cameras and phones generate, without the extension. */
const cameraName = /^(img|dsc[fn]?|dscn|pxl|p|photo|image|screenshot|mvimg|whatsapp image)?[\s\d.-]*$/i;

/**
 * Makes a title from a file name: 'Quilt on the porch' from `quilt-on_the-porch (2).jpg`.
 * @returns '' for names that cameras generate
 */
export function titleFromFileName(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/\s*\((\d+|copy)\)$|\s+copy$/i, '')
    .replace(/[_\-+.\s]+/g, ' ')
    .trim();
  return cameraName.test(words) ? '' : words.charAt(0).toLocaleUpperCase('en-US') + words.slice(1);
}
