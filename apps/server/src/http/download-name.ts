import { create } from 'content-disposition';

/** Maximum length of a file name in code points, without its extension: file systems take 255 bytes. ours */
const nameMaxCharacters = 60;

/**
 * Returns the `Content-Disposition` of a file that is shown, and saved under its title.
 * @param title '' for one without a title
 * @param storedName gives the extension, and the name of one without a title
 */
export function shownUnder(title: string, storedName: string): string {
  const extension = storedName.slice(storedName.lastIndexOf('.'));
  const name = fileNameOf(title);
  return create(name ? name + extension : storedName, { type: 'inline' });
}

/** Returns a title without what file systems refuse or read as something else. */
function fileNameOf(title: string): string {
  const plain = title
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ')
    // Also characters that change the direction of a text, and with it the extension that people see.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '');
  return Array.from(plain)
    .slice(0, nameMaxCharacters)
    .join('')
    .replace(/^[\s.-]+|[\s.-]+$/g, '');
}
