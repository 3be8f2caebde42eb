import { phoneHref } from '@porchlight/contract/phone-href';
import { Link } from '@porchlight/ui/navigation/Link';
import { organization } from '../site/index.ts';

/** In a sentence: 'call', with the phone number as a link; 'write to', with the email address, if there is none. */
export function CallOrWrite({ startsSentence = false }: { startsSentence?: boolean }) {
  const { phone, email } = organization;
  const verb = phone ? 'call' : 'write to';
  return (
    <>
      {startsSentence ? verb.charAt(0).toUpperCase() + verb.slice(1) : verb}{' '}
      <Link href={phone ? phoneHref(phone) : `mailto:${email}`}>{phone ? phone.replaceAll(' ', '\u00a0') : email}</Link>
    </>
  );
}
