import type { APIResponse } from '@playwright/test';
import { resourceCalls } from '../packages/contract/src/calls.ts';
import { entities } from '../packages/contract/src/entities.ts';
import type { FieldKind } from '../packages/contract/src/fields.ts';
import { expect, signedIn, test } from './fixtures.ts';

/** Invalid values for each kind of field; every text can become a slug. */
const invalidValues: Partial<Record<FieldKind, string>> = {
  text: 'a'.repeat(10_001),
  username: 'a'.repeat(10_001),
  longText: 'a'.repeat(200_001),
  email: 'nobody',
  password: 'a'.repeat(1025),
  url: 'javascript:alert(1)',
  money: '-1',
  date: 'next week',
  dateTime: 'next week',
  choice: 'chief',
};

const noFile = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') };

/** A form with texts and a file, and one with the other kinds: the form shows all of them the same way. */
const forms = [
  { name: 'article', main: 'Title', title: 'Kept as typed', button: 'Publish' },
  { name: 'donation', main: 'Email', title: 'kept@example.org', amount: '12', button: 'Create donation' },
] as const;

for (const { name, main, title, button, ...required } of forms) {
  const { create } = resourceCalls[name];

  test(`what the server refuses of ${name}s is shown at its field, and nothing typed is lost`, async ({
    page,
    staffApi,
    request,
  }) => {
    await signedIn(page);
    const headers = { Authorization: `Bearer ${staffApi.token}` };
    const kinds = Object.entries<{ kind: FieldKind }>(entities[name].fields);
    const values = Object.fromEntries(
      kinds.flatMap(([field, { kind }]) => (invalidValues[kind] ? [[field, invalidValues[kind]]] : [])),
    );
    const fileField = kinds.find(([, { kind }]) => kind === 'image' || kind === 'pdf')?.[0];

    // The form refuses most of these itself, so the server's responses are inserted.
    const responses: { response: APIResponse; fieldNames: string[] }[] = [
      { response: await request.post(create.path, { data: values, headers }), fieldNames: Object.keys(values) },
    ];
    if (fileField) {
      const form = {
        [main.toLowerCase()]: 'With a false file',
        [fileField]: noFile,
      };
      responses.push({
        response: await request.post(create.path, { multipart: form, headers }),
        fieldNames: [fileField],
      });
    }
    await page.goto(`/dashboard/create-${name}`);
    const form = page.getByRole('form', { name: `Create ${name}` });
    await form.getByLabel(main, { exact: true }).fill(title);
    if ('amount' in required) await form.getByLabel('Amount', { exact: true }).fill(required.amount);
    for (const { response, fieldNames } of responses) {
      const { fields } = (await response.json()).error;
      expect([response.status(), Object.keys(fields).sort()]).toEqual([expect.any(Number), fieldNames.toSorted()]);
      await page.route(`**${create.path}`, async (route) =>
        route.fulfill({ status: response.status(), json: await response.json() }),
      );
      await form.getByRole('button', { name: button, exact: true }).click();
      const summary = page.getByRole('alert', { name: 'There is a problem' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(fieldNames.length);
      for (const [field, message] of Object.entries<string>(fields)) {
        // The editor of a long text is not a control with a name.
        const control = form.locator(`[name="${field}"], [role=textbox][id$="-${field}"]`);
        await expect(control).toHaveAccessibleDescription(new RegExp(`^▲? ?${escaped(message)}`));
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await summary
          .getByRole('link', { name: new RegExp(`: ${escaped(message)}$`) })
          .first()
          .click();
        if (fieldNames.length === 1) await expect(control).toBeFocused();
      }
      await expect(form.getByLabel(main, { exact: true })).toHaveValue(title);
      await page.unroute(`**${create.path}`);
    }
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
