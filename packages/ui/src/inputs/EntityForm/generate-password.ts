/** 32 unambiguous characters, five bits each: none that is mistaken for another when read aloud or written down. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789+';
const groups = 4;
const groupLength = 5;

/** Generates a random password of 100 bits, in groups that are easy to read aloud: `k7mpr-x2hwq-9tdav-fc4ne`. */
export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(groups * groupLength));
  const text = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  return (text.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');
}
