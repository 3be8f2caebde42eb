/** Size of the pantry's application, in bytes. A journey compares it with the file that `apps/web/media/forms/` made. */
export const pantryApplicationBytes = 21_218;
