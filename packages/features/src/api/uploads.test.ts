import { uploadPartBytes } from '@porchlight/contract/limits';
import type { Upload } from '@porchlight/contract/upload-calls';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { changeRecord } from './mutations.ts';
import type { ApiRequest, Transport } from './transport.ts';
import { uploadFile } from './uploads.ts';

afterEach(() => {
  vi.useRealTimers();
});

const size = 3.5 * uploadPartBytes;
const file = new File([new Uint8Array(size)], 'episode.mp3', { type: 'audio/mpeg', lastModified: 1 });

/** A backend that stores parts, over a connection that fails at the given attempts of a part. */
function backend(failures: Record<number, ApiError> = {}) {
  const requests: ApiRequest[] = [];
  let upload: Upload = { id: 'a1', kind: 'sound', bytes: size, received: 0, stored: false };
  let tries = 0;
  const transport = (async (request: ApiRequest) => {
    requests.push(request);
    if (request.body instanceof Blob) {
      tries += 1;
      const failure = failures[tries];
      if (failure) throw failure;
      expect(request.query).toEqual({ from: upload.received });
      const received = upload.received + request.body.size;
      upload = { ...upload, received, stored: received === size };
    }
    const data = request.path.includes('upload') ? { upload } : { podcast: { id: 7, version: 1 } };
    return { data, totalCount: null };
  }) as Transport;
  return { transport, requests, tries: () => tries };
}

const broken = new ApiError(0, { message: 'The server can’t be reached.' });

test('a file is sent in parts, with progress', async () => {
  const { transport, tries } = backend();
  const progress: number[] = [];
  expect(await uploadFile(transport, 'sound', file, { onProgress: (bytes) => progress.push(bytes) })).toBe('upload:a1');
  expect([tries(), progress]).toEqual([4, [0, uploadPartBytes, 2 * uploadPartBytes, 3 * uploadPartBytes]]);
});

test('an upload continues after three lost connections without sending a part again', async () => {
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
  const { transport, tries } = backend({ 3: broken, 4: new ApiError(503, {}), 5: broken });
  expect(await uploadFile(transport, 'sound', file)).toBe('upload:a1');
  expect(tries()).toBe(7);
});

test('a lost connection gives an error, and the next attempt resumes the upload', async () => {
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
  const { transport, tries } = backend({ 4: broken, 5: broken, 6: broken, 7: broken });
  await expect(uploadFile(transport, 'sound', file)).rejects.toBe(broken);
  expect(tries()).toBe(7);
  expect(await uploadFile(transport, 'sound', file)).toBe('upload:a1');
  expect(tries()).toBe(8);
});

test('a refused file gives one error at its field', async () => {
  const { transport, tries } = backend({ 4: new ApiError(422, { code: 'bad_file', message: 'This isn’t a sound.' }) });
  const change = changeRecord(transport, {
    resource: 'podcast',
    call: 'create',
    values: { title: 'Rain', link: file },
  });
  await expect(change).rejects.toMatchObject({ fields: { link: 'This isn’t a sound.' } });
  expect(tries()).toBe(4);
});

test('a record is saved with the upload’s id once the upload is complete', async () => {
  const { transport, requests } = backend();
  const shares: number[] = [];
  const values = { title: 'Rain', link: file };
  const onProgress = (share: number) => shares.push(share);
  await changeRecord(transport, { resource: 'podcast', call: 'create', values, onProgress });
  const body = requests.at(-1)?.body;
  expect(body instanceof FormData && Object.fromEntries(body)).toEqual({ title: 'Rain', link: 'upload:a1' });
  expect(shares.at(-1)).toBe(1);
});
