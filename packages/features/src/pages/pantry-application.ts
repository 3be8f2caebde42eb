/** Size of the pantry's application form in bytes. A journey test compares it with the file. */
export const pantryApplicationBytes = 21_218;
