import { previewParameter } from '@porchlight/contract/publication';
import { escapedText } from './document.ts';

/** A link or a form of a page of this site: up to its address, the address, and what follows it in the attribute. */
const link = /(<a\b[^>]*?\shref=")(\/(?![/\\])[^"#]*)/g;
const form = /<form\b[^>]*?\saction="\/(?![/\\])[^"]*"[^>]*>/g;

/**
 * Returns the markup of a page with links and forms that stay in a preview.
 * @param isPage whether an address is that of a page; other addresses, such as those of files, stay as they are
 */
export function withPreviewLinks(markup: string, secret: string, isPage: (address: string) => boolean): string {
  return markup
    .replace(link, (whole, before: string, address: string) =>
      isPage(address) ? before + previewAddress(address, secret) : whole,
    )
    .replace(form, (tag) =>
      /method="post"/i.test(tag)
        ? tag
        : `${tag}<input type="hidden" name="${previewParameter}" value="${escapedText(secret)}">`,
    );
}

/** The address of a page of a preview, for an attribute. */
export function previewAddress(address: string, secret: string): string {
  return `${address}${address.includes('?') ? '&amp;' : '?'}${previewParameter}=${encodeURIComponent(secret)}`;
}
