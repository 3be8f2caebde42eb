import { ContactBlock } from '@porchlight/ui/ContactBlock';
import { organization } from '../site/index.ts';

/** What `InstituteContact` is headed. */
export interface InstituteContactProps {
  title: string;
  /** Whose door it is, above the address. */
  name?: string;
}

/** How to reach the institute: the address, phone and e-mail that all centers share. */
export function InstituteContact({ title, name }: InstituteContactProps) {
  const { address, phone, secondPhone, email } = organization;
  const reach = { address, phone, secondPhone, email };
  return <ContactBlock headingLevel={2} title={title} name={name} {...reach} />;
}
