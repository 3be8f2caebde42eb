let recording: Promise<string> | undefined;

/** Draws a frame of a sunset: sky, sun, fields. */
function drawDusk(context: CanvasRenderingContext2D, moment: number) {
  const { width, height } = context.canvas;
  context.fillStyle = `hsl(${34 - moment * 14} 66% ${74 - moment * 24}%)`;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f2b33d';
  context.beginPath();
  context.arc(width * 0.7, height * (0.3 + moment * 0.3), height * 0.12, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#1f5b4a';
  context.fillRect(0, height * 0.62, width, height * 0.2);
  context.fillStyle = '#a63a2b';
  context.fillRect(0, height * 0.8, width, height * 0.2);
}

/**
 * Records a second of video, for stories with a video that really plays.
 * @returns its URL, the same for all stories
 */
export function sampleVideo(): Promise<string> {
  recording ??= new Promise((resolve) => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    drawDusk(context, 0);
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => resolve(URL.createObjectURL(new Blob(parts, { type: 'video/webm' })));
    recorder.start();
    let frame = 0;
    const timer = window.setInterval(() => {
      frame += 1;
      drawDusk(context, frame / 15);
      if (frame < 15) return;
      window.clearInterval(timer);
      recorder.stop();
    }, 66);
  });
  return recording;
}
