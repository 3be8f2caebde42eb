import type { Plugin } from 'vite';

/**
 * Lets the build leave out what nobody uses of the router. Its file makes its links, forms and contexts while it is
 * loaded and gives them names, and neither can be left out unless somebody says that it does nothing else.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-\w+\.mjs$/ },
      handler(code) {
        const light = code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
        return { code: light, map: null };
      },
    },
  };
}
