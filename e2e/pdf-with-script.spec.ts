import PDFDocument from 'pdfkit';
import { expect, signedIn, test, windowed } from './fixtures.ts';
import { samplePdf } from './sample-pdf.ts';

/** A PDF that opens with a script. */
async function scriptedPdf(): Promise<Buffer> {
  const document = new PDFDocument();
  document.addNamedJavaScript('greet', 'app.alert("Hello")');
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

test(
  'a PDF with a script is refused at its field with instructions, and another PDF can be chosen instead',
  windowed,
  async ({ page }) => {
    await signedIn(page);
    await page.goto('/dashboard/create-article');
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Minutes with a surprise');
    const pdf = page.getByLabel('Upload pdf');
    await pdf.setInputFiles({ name: 'minutes.pdf', mimeType: 'application/pdf', buffer: await scriptedPdf() });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(pdf).toHaveAccessibleDescription(/This PDF contains a script, .* Print it to a new PDF/);
    await expect(title).toHaveValue('Minutes with a surprise');
    await pdf.setInputFiles({ name: 'plain.pdf', mimeType: 'application/pdf', buffer: await samplePdf('Minutes') });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/articles/);
  },
);
