import PDFDocument from 'pdfkit';

/** A valid PDF with one page and the given text. */
export async function samplePdf(text: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', info: { CreationDate: new Date(0) } });
  document.fontSize(24).text(text);
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A PDF of three megabytes, most of which is a comment. */
export async function largePdf(): Promise<Buffer> {
  const pdf = await samplePdf('Half');
  return Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(3_000_000, '%'), Buffer.from('\n'), pdf.subarray(9)]);
}
