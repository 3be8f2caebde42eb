import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Whether the camera runs, and if not, why: it is refused, there is none, or it doesn't start. */
export type CameraState = 'starting' | 'running' | 'refused' | 'missing' | 'failed';

/** How often a picture is read, in milliseconds: fast enough to need no holding still, slow enough for old phones. */
const readIntervalMs = 200;
/** How long the same code in view counts once, in milliseconds. */
const sameCodeMs = 3000;

/** Shows the camera at the back of the device in a video, and reads codes from it until the component unmounts. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  read: (video: HTMLVideoElement) => Promise<string | null>,
  onRead: (content: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const report = useEffectEvent(onRead);
  const readFrame = useEffectEvent(read);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = { content: '', at: 0 };

    const readNext = async () => {
      const element = video.current;
      if (element && element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
        // A picture that can't be read is followed by the next.
        const content = await readFrame(element).catch(() => null);
        const now = Date.now();
        if (content && !isOver) {
          if (content !== last.content || now - last.at > sameCodeMs) report(content);
          last = { content, at: now };
        }
      }
      if (!isOver) timer = setTimeout(() => void readNext(), readIntervalMs);
    };

    const start = async () => {
      try {
        // Browsers have no cameras on a site without TLS.
        if (!navigator.mediaDevices) return setState('missing');
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
        if (isOver || !video.current) return stop(stream);
        video.current.srcObject = stream;
        await video.current.play();
        setState('running');
        void readNext();
      } catch (error) {
        if (!isOver) setState(stateOf(error));
      }
    };
    void start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop(stream);
    };
  }, [video]);

  return state;
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
