/** What cameras and phones call their pictures, which tells nobody anything. */
const cameraName = /^(img|dsc[fn]?|dscn|pxl|p|photo|image|screenshot|mvimg|whatsapp image)?[\s\d.-]*$/i;

/**
 * A title made of a file's name: 'Quilt on the porch' of `quilt-on_the-porch (2).jpg`.
 * @returns '' for what a camera has named: somebody has to say what it shows
 */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/\s*\((\d+|copy)\)$|\s+copy$/i, '')
    .replace(/[_\-+.\s]+/g, ' ')
    .trim();
  return cameraName.test(words) ? '' : words.charAt(0).toLocaleUpperCase('en-US') + words.slice(1);
}
