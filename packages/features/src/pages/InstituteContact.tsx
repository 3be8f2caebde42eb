import { ContactBlock } from '@porchlight/ui/data-display/ContactBlock';
import { organization } from '../site/index.ts';

export interface InstituteContactProps {
  title: string;
  /** Name shown above the address. */
  name?: string;
}

/** The institute's address, phones and email, which all centers share. */
export function InstituteContact({ title, name }: InstituteContactProps) {
  const { address, phone, secondPhone, email } = organization;
  const contact = { address, phone, secondPhone, email };
  return <ContactBlock title={title} name={name} {...contact} />;
}
