import { roles } from '@porchlight/contract/permissions';
import { abilitiesOf } from '@porchlight/contract/role-abilities';

type Notes = Readonly<Record<string, string>>;

/** Notes that a form shows below a select field on the selected option, by field name and option. */
export const optionNotes: Readonly<Record<string, Notes>> = {
  role: Object.fromEntries(roles.map((role) => [role, `${abilitiesOf(role).join('. ')}.`])),
};
