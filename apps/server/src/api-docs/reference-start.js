/* Runs in the browser, before and after Scalar's program: the server writes it into the page. */
// Scalar checks its settings by zod, which would try whether it may make code; the page's policy would report that.
globalThis.__zod_globalConfig = { jitless: true };
{
  const { nonce } = document.currentScript;
  const createElement = document.createElement.bind(document);
  // The policy lets styles in by this page's nonce, and Scalar's parts don't know it when they make theirs.
  document.createElement = (name, options) => {
    const element = createElement(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
addEventListener('DOMContentLoaded', () => {
  const { scheme } = document.documentElement.dataset;
  const isDark = scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  globalThis.Scalar.createApiReference('#reference', {
    url: document.querySelector('link[rel="service-desc"]').href,
    // Nothing of the page comes from elsewhere, and nothing of it goes there.
    telemetry: false,
    withDefaultFonts: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: 'never',
    persistAuth: false,
    theme: 'none',
    // The scheme is chosen for the whole site.
    forceDarkModeState: isDark ? 'dark' : 'light',
    hideDarkModeToggle: true,
    documentDownloadType: 'direct',
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    modelsSectionLabel: 'Schemas',
  });
});
