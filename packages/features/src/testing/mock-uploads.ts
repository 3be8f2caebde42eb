import { otherCalls } from '@porchlight/contract/other-calls';
import type { Upload } from '@porchlight/contract/upload-calls';
import { mockCall } from './mock-call.ts';

/** Mocks uploads: each file is stored with the first part that is sent. */
export const mockUploads = [
  mockCall(otherCalls.addUpload, async ({ request }) => {
    const { kind, bytes }: Pick<Upload, 'kind' | 'bytes'> = await request.json();
    return { upload: { id: `${kind}-${bytes}`, kind, bytes, received: 0, stored: false } };
  }),
  mockCall(otherCalls.sendUploadPart, async ({ request, params }) => {
    const { byteLength } = await request.arrayBuffer();
    const upload: Upload = {
      ...{ id: String(params.id), kind: 'image', bytes: byteLength, received: byteLength, stored: true },
      file: { name: 'uploaded', key: '' },
    };
    return { upload };
  }),
];
