import { organizationFacts } from '@porchlight/contract/organization-facts';
import { describe, expect, test } from 'vitest';
import { animatedGif, quarters } from '../testing/sample-files.ts';
import { bodyOf, serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-06T12:00:00Z');

/** Sends settings as the dashboard's form does, and returns the saved values or the errors by field. */
async function save(values: Record<string, string | Buffer>) {
  const url = '/api/update-single-organization/1';
  const body = (await server.asStaff({ method: 'POST', url, ...bodyOf(values) })).json();
  return body.organization ?? body.error.fields;
}
const stored = async () => (await server.asStaff({ url: '/api/get-single-organization/1' })).json().organization;

const picture = (widthPx: number, heightPx = widthPx) => quarters(widthPx, heightPx).png().toBuffer();

describe('an administrator who changes the look', () => {
  test('begins with that of the demonstration, and gets the colors as they are stored', async () => {
    expect(await stored()).toMatchObject({
      ...{ primary_color: '', accent_color: '', heading_typeface: 'fraunces', text_typeface: 'source-sans' },
      ...{ pattern: 'quilt', corners: 'soft', logo_dark: null },
    });
    expect(await save({ primary_color: '0B6E4F', pattern: 'plain', corners: 'round' })).toMatchObject({
      ...{ primary_color: '#0b6e4f', pattern: 'plain', corners: 'round' },
    });
  });

  test('is told why a color or a choice can’t be used, and nothing is changed', async () => {
    const before = await stored();
    expect(
      await save({ primary_color: 'red', accent_color: '#f2c94c', pattern: 'plaid', heading_typeface: 'Comic Sans' }),
    ).toEqual({
      primary_color: expect.stringMatching(/^This has to be a color such as #2e3a87/),
      accent_color: expect.stringMatching(/ as text on bands in the light scheme.* The nearest color that works is #/),
      pattern: 'This has to be one of: quilt, plain.',
      heading_typeface: 'This has to be one of: fraunces, source-sans, serif, sans.',
    });
    expect(await stored()).toEqual(before);
  });
});

describe('a logo', () => {
  test('that moves or is tiny is refused with the reason, and the old one stays', async () => {
    const { logo } = await save({ logo: await picture(200, 60) });
    expect(await save({ logo: await animatedGif(3, 80) })).toEqual({
      logo: 'This picture moves, which would distract people on every page. Choose one that stands still.',
    });
    expect(await save({ logo: await picture(4) })).toEqual({
      logo: 'This picture is 4 by 4 pixels, which would be blurred. Choose one with at least 64 pixels on its longer side.',
    });
    expect((await stored()).logo).toBe(logo);
  });

  test('chosen from the library is checked as well', async () => {
    await server.asStaff({
      method: 'POST',
      url: '/api/add-story',
      ...bodyOf({ title: 'Dancing', image: await animatedGif(3) }),
    });
    expect(await save({ logo_from: '1' })).toEqual({ logo: expect.stringContaining('This picture moves') });
  });

  test('can be removed again, like any picture that a record does not need', async () => {
    const { logo } = await save({ logo: await picture(200, 60) });
    expect(await save({ logo_from: '' })).toMatchObject({ logo });
    expect(await save({ logo_from: '0' })).toMatchObject({ logo: null });
    expect(await save({ logo_from: '-1' })).toEqual({
      logo_from: 'This has to be the id of a picture in the library.',
    });
  });

  test('for the dark scheme needs one for the light scheme', async () => {
    const dark = await picture(96);
    const needed = 'This needs the picture in ‘Logo’ too, which is shown in the light scheme.';
    expect(await save({ logo_dark: dark })).toEqual({ logo_dark: needed });
    expect(await save({ logo_dark: dark, logo: await picture(128) })).toMatchObject({ logo_dark: expect.any(String) });
    // Deleting the light one from the library leaves the dark one, which must not get in the way of other settings.
    const { media } = (await server.asStaff({ url: '/api/get-all-media' })).json();
    const light = media.find(({ width }: { width: number }) => width === 128);
    await server.asStaff({ method: 'DELETE', url: `/api/delete-single-media/${light.id}` });
    expect(await save({ tagline: 'Still here' })).toMatchObject({ tagline: 'Still here', logo: null });
    expect(organizationFacts(await stored()).logoDark).toBeUndefined();
  });
});
