import { type Control, useWatch } from 'react-hook-form';
import { useObjectUrl } from '../../hooks/useObjectUrl.ts';
import type { StoredFile } from '../FileField/index.ts';
import { FocalPoint, type FocalPointProps } from '../FocalPoint/index.ts';
import type { FormValues } from './form-values.ts';

/** Props of `PictureFocus`. Internal. */
export interface PictureFocusProps extends Omit<FocalPointProps, 'src'> {
  /** The form's control object; its field `picture` holds the chosen file. */
  control: Control<FormValues>;
  picture: string | undefined;
  /** The stored picture. */
  current: StoredFile | null | undefined;
}

/** The focal point on the chosen picture, or else on the stored one. Internal. */
export function PictureFocus({ control, picture = '', current, ...rest }: PictureFocusProps) {
  const chosen: unknown = useWatch({ control, name: picture });
  const chosenUrl = useObjectUrl(chosen instanceof File ? chosen : null);
  return <FocalPoint {...rest} src={chosenUrl ?? current?.url ?? null} />;
}
