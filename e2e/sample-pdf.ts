import PDFDocument from 'pdfkit';

/** A valid PDF of one page that says something. */
export async function samplePdf(text: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', info: { CreationDate: new Date(0) } });
  document.fontSize(24).text(text);
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
