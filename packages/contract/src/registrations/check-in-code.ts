/** The code of a registration, which people show as a QR code or read out. docs/decisions/0193 */

/**
 * Digits and letters of codes, as Crockford's Base32: no I, L, O and U, which are read as others. They are also what the
 * smallest QR codes can contain.
 */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 8;

/** Writes the code that follows from at least five random bytes, such as `7KQ4-M2XD`. */
export function checkInCode(bytes: Uint8Array): string {
  let number = 0n;
  for (const byte of bytes.subarray(0, 5)) number = number * 256n + BigInt(byte);
  const code = Array.from({ length: codeLength }, (_, index) => {
    const shift = BigInt(5 * (codeLength - 1 - index));
    return letters[Number((number >> shift) & 31n)];
  });
  return withHyphen(code.join(''));
}

/** Reads a code as people type it: in any case, with or without the hyphen, with O for 0. @returns null for no code */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return code.length === codeLength && [...code].every((letter) => letters.includes(letter)) ? withHyphen(code) : null;
}

function withHyphen(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** What people who have registered are told about their code. */
export const doorCodeText = (code: string) => `Your code for the door: ${code}`;

/** What a camera has read. */
export type ScannedCode = { kind: 'code'; code: string } | { kind: 'address' } | { kind: 'other' };

/** Says what the content of a QR code is. */
export function readScanned(content: string): ScannedCode {
  const code = readCode(content);
  if (code) return { kind: 'code', code };
  return /^https?:\/\//i.test(content.trim()) ? { kind: 'address' } : { kind: 'other' };
}
