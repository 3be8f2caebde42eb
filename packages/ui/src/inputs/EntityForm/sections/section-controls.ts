import { createElement } from 'react';
import type { FieldControlProps } from '../FieldControl.tsx';
import { ItemsControl } from '../ItemsControl.tsx';
import { LinkControl } from '../LinkControl.tsx';
import { FileNameControl } from './FileNameControl.tsx';
import type { ControlOf } from './SectionForm.tsx';

/**
 * The controls of the fields of sections: those of other forms, but files are entered as names of stored ones, and nothing is loaded
 * later, so that the focus can be moved to any field at once.
 * @param others the controls of all forms
 */
export function sectionControls(others: ControlOf): ControlOf {
  const Items = (props: FieldControlProps) => createElement(ItemsControl, { ...props, controlOf });
  const controlOf: ControlOf = (field) => {
    switch (field.kind) {
      case 'items':
        return Items;
      case 'link':
        return LinkControl;
      case 'image':
      case 'pdf':
        return FileNameControl;
      default:
        return others(field);
    }
  };
  return controlOf;
}
