import type { SectionFileKind } from '@porchlight/contract/sections/section';
import type { SectionFileProps } from '@porchlight/ui/inputs/EntityForm';
import { type ComponentType, createElement } from 'react';
import { SectionPictureField } from './SectionPictureField.tsx';
import { SectionUpload } from './SectionUpload.tsx';

const fileControl = (kind: Exclude<SectionFileKind, 'image'>) =>
  function UploadControl(props: SectionFileProps) {
    return createElement(SectionUpload, { kind, ...props });
  };

/** The control for each kind of file that a section can have. */
export const sectionFileControls: Readonly<Record<SectionFileKind, ComponentType<SectionFileProps>>> = {
  image: SectionPictureField,
  pdf: fileControl('pdf'),
  film: fileControl('film'),
  captions: fileControl('captions'),
};
