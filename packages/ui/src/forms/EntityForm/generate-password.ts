/** No letter or digit that is taken for another when it is read out or written down; 32 of them, five bits each. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789+';
const groups = 4;
const groupSigns = 5;

/** A password that nobody can guess, 100 bits in groups that can be read out: `k7mpr-x2hwq-9tdav-fc4ne`. */
export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(groups * groupSigns));
  const text = Array.from(bytes, (byte) => signs[byte % signs.length]).join('');
  return (text.match(new RegExp(`.{${groupSigns}}`, 'g')) ?? []).join('-');
}
