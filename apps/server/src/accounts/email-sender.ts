import { lookColors } from '@porchlight/contract/look/look-colors';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import type { EmailSender } from '../mail/email-message.ts';
import type { FileStore } from '../media/index.ts';
import { logoPng } from '../media/logo-png.ts';

/** Side of the logo in a mail, in pixels: twice that at which it is shown. */
const logoPx = 96;

/**
 * The organization as it sends mails: with the colors and the logo of its own look. A mail is sent without a logo that
 * can't be read.
 */
export async function emailSender(
  { name, look, logo }: Pick<OrganizationFacts, 'name' | 'look' | 'logo'>,
  files: Pick<FileStore, 'find'>,
): Promise<EmailSender> {
  return {
    name,
    colors: look && lookColors(look).light,
    logo: await logoPng(files, logo, logoPx).catch(() => undefined),
  };
}
