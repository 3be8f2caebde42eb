import { expect, signedIn, test, windowed } from './fixtures.ts';
import { largePdf } from './sample-pdf.ts';

test.beforeEach(async ({ page }) => {
  await signedIn(page);
});

test('a screen reader announces each part of a form, its hints and its errors', async ({ page }) => {
  await page.goto('/dashboard/create-team');
  const form = page.getByRole('form', { name: 'Create team member' });
  await expect(form).toMatchAriaSnapshot(`
    - form "Create team member":
      - textbox "Name"
      - combobox "Type":
        - option "Choose one" [selected]
        - option "Director"
        - option "Staff or volunteer"
        - option "Advisory board"
      - textbox "Position"
      - textbox "Workstation"
      - group "Image and its description":
        - button "Image Choose a file"
        - textbox "Description of the picture"
        - checkbox "The picture is decorative"
      - button "Publish"
      - button "Save draft"
      - button "More"
      - status
      - link "Cancel"
  `);
  await expect(form.getByLabel('Workstation')).toHaveAccessibleDescription(
    'Where this person works, such as ‘Front desk’.',
  );
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expect(page.getByRole('alert')).toMatchAriaSnapshot(`
    - alert "There is a problem":
      - heading "There is a problem" [level=2]
      - list:
        - listitem:
          - 'link "Name: This can’t be empty."'
        - listitem:
          - 'link "Type: This can’t be empty."'
  `);
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('This can’t be empty.');
});

test('an upload is announced when it is chosen, sent, stopped and saved', windowed, async ({ page }) => {
  await page.goto('/dashboard/create-article');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Read out aloud');
  await page
    .getByLabel('Upload pdf')
    .setInputFiles({ name: 'aloud.pdf', mimeType: 'application/pdf', buffer: await largePdf() });
  const statusWith = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
  await expect(statusWith('2.9 MB')).toHaveCount(1);
  const line = await page.context().newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await speed(300_000);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(statusWith('Saving…')).toHaveCount(1);
  const progress = page.getByRole('progressbar', { name: 'Uploading the file' });
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]/);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('You stopped the upload.');
  await expect(page.getByRole('alert')).toBeFocused();
  await speed(-1);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(statusWith('Published: Read out aloud')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'View Read out aloud', exact: true })).toBeFocused();
});
