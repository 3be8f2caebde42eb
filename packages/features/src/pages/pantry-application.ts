/** Size of the pantry's application, in bytes. A journey compares it with the file. */
export const pantryApplicationBytes = 21_218;
