import type { FileKind } from '@porchlight/contract/fields';
import { checkFile, fileRules } from '@porchlight/contract/file-rules';
import { type SectionFileProps, UploadProgress } from '@porchlight/ui/inputs/EntityForm';
import { FileField } from '@porchlight/ui/inputs/FileField';
import { useImperativeHandle, useRef, useState } from 'react';
import { browserTransport, reportFailure, uploadInParts } from '../api/index.ts';
import { failureText, registerFileKeys, staffFileUrl } from '../entity/index.ts';
import { pdfUrl } from '../urls/index.ts';

interface SectionUploadProps extends SectionFileProps {
  kind: Exclude<FileKind, 'image'>;
}

/** A PDF, video or captions file of a section: it is uploaded when it is chosen. */
export function SectionUpload({ kind, id, label, value, onChange, error, inputRef, ...rest }: SectionUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => ({ focus: () => input.current?.focus() }), []);
  const [upload, setUpload] = useState<{ progress: number; onStop: () => void }>();
  const [fileError, setFileError] = useState<string>();
  const send = async (file: File) => {
    const controller = new AbortController();
    const report = (progress: number) => setUpload({ progress, onStop: () => controller.abort() });
    report(0);
    try {
      const { signal } = controller;
      const onProgress = (bytes: number) => report(bytes / Math.max(file.size, 1));
      const { file: stored } = await uploadInParts(browserTransport, kind, file, { signal, onProgress });
      if (!stored) throw new Error('This server can’t store the file.');
      registerFileKeys({ [stored.name]: stored.key });
      onChange(stored.name);
    } catch (reason) {
      if (controller.signal.aborted) return;
      reportFailure(`upload the ${kind} of a section`, reason);
      setFileError(failureText(reason));
    } finally {
      setUpload(undefined);
      if (input.current) input.current.value = '';
    }
  };
  const choose = (file: File | null) => {
    setFileError((file && checkFile(file, fileRules[kind])) ?? undefined);
    if (!file) onChange('');
    // What was there stays until the new file is stored.
    else if (!checkFile(file, fileRules[kind])) void send(file);
  };
  return (
    <>
      <FileField
        {...rest}
        id={id}
        name={`${id}-file`}
        label={label}
        kind={kind}
        file={null}
        current={value ? { url: kind === 'pdf' ? pdfUrl(value) : staffFileUrl(value), isChosen: true } : null}
        disabled={upload !== undefined}
        error={fileError ?? error}
        inputRef={input}
        onFileChange={choose}
      />
      {upload && <UploadProgress {...upload} />}
    </>
  );
}
