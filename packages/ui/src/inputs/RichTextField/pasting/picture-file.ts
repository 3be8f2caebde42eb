/**
 * The file of a picture that is written as a `data:` URL.
 * @returns null if it can't be read
 */
export function pictureFile(url: string, name: string): File | null {
  const [, type = '', content = ''] = /^data:(image\/[\w.+-]+)(?:;[\w=-]+)*;base64,([\s\S]+)$/i.exec(url) ?? [];
  if (!type) return null;
  try {
    const binary = atob(content.replace(/%[\da-f]{2}/gi, (code) => decodeURIComponent(code)).replace(/\s/g, ''));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new File([bytes], `${name}.${type.slice(6).replace('jpeg', 'jpg').replace(/\W.*$/, '')}`, { type });
  } catch {
    return null;
  }
}
